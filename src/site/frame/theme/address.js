// SPDX-License-Identifier: BSL-1.0
// On the pages below play/, the address says what the element shows: every state has a link. If the address has no
// state, the page shows what it showed last, in either language.
import { keep, kept } from "../../elements/common/storage.js";

const elementOnPage = () => document.querySelector(".addressed");

const placeOfLast = () => `ctqueens-page:${location.pathname.replace("/zh/", "/")}`;
// What an action has shown is left out; texts are kept as drafts.
function lastOf({ action, ...state }) {
  const passing = action ? ["text", "picture", "line", "step"] : ["text"];
  return Object.entries(state).filter(([name]) => !passing.includes(name));
}

// From the address to the element.
export async function readAddress() {
  const element = elementOnPage();
  if (element && !isWriting) {
    await customElements.whenDefined(element.localName);
    clearTimeout(timer); // what has not been written yet is of another state
    const shown = location.hash.slice(1) || kept(placeOfLast());
    const state = new URLSearchParams(shown);
    for (const name of shown ? element.constructor.observedAttributes : []) {
      if (state.has(name)) {
        element.setAttribute(name, state.get(name));
      } else {
        element.removeAttribute(name);
      }
    }
  }
}

let last = 0; // when the address was written
let timer;
let isWriting = false;

// From the element to the address. Browsers refuse to change it very often.
function write(detail) {
  const page = location.pathname;
  clearTimeout(timer);
  timer = setTimeout(
    () => {
      if (location.pathname !== page) {
        return; // the user has left
      }
      last = performance.now();
      const state = new URLSearchParams(detail).toString().replaceAll("%2C", ",");
      keep(placeOfLast(), new URLSearchParams(lastOf(detail)).toString());
      history.replaceState(history.state, "", `${location.pathname}${location.search}#${state}`);
      // VitePress learns the address, and keeps it when the language is changed.
      isWriting = true;
      dispatchEvent(new HashChangeEvent("hashchange"));
      isWriting = false;
    },
    Math.max(0, 400 - (performance.now() - last)),
  );
}

export function followAddress() {
  document.addEventListener("change", (event) => {
    if (event.detail && event.target === elementOnPage()) {
      write(event.detail);
    }
  });
  addEventListener("hashchange", readAddress);
  document.addEventListener("keydown", (event) => event.target.matches?.("body, a") && elementOnPage()?.onKey?.(event));
}
