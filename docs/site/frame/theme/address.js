// SPDX-License-Identifier: BSL-1.0
// On the pages below play/, the address says what the element shows: every state has a link.

const elementOnPage = () => document.querySelector(".addressed");

// From the address to the element.
export async function readAddress() {
  await customElements.whenDefined("ctqueens-debugger");
  const element = elementOnPage();
  if (element) {
    for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
      if (element.constructor.observedAttributes?.includes(name)) {
        element.setAttribute(name, value);
      }
    }
  }
}

let last = 0; // when the address was written
let timer;

// From the element to the address. Browsers refuse to change it very often.
function write(detail) {
  clearTimeout(timer);
  timer = setTimeout(
    () => {
      last = performance.now();
      const state = new URLSearchParams(detail).toString().replaceAll("%2C", ",");
      history.replaceState(history.state, "", `${location.pathname}${location.search}#${state}`);
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
}
