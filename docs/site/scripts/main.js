// SPDX-License-Identifier: BSL-1.0
// Loads the library and shows the view that the address says.
import { loadLibrary } from "./library.js";
import { addressOf, languages, readAddress } from "./address.js";
import { Announcer } from "./announcer.js";
import { PlaybackView } from "./playback_view.js";
import { GalleryView } from "./gallery_view.js";
import { HandView } from "./hand_view.js";
import { element, setText } from "./dom.js";
import english from "./texts_en.js";
import chinese from "./texts_zh.js";

const texts = { en: english, zh: chinese };
const languageNames = { en: "English", zh: "中文" };
const tags = { en: "en", zh: "zh-Hans" };

const makeView = {
  search: (page) => new PlaybackView(page, ["search"]),
  compare: (page) => new PlaybackView(page, ["search", "with"]),
  solutions: (page) => new GalleryView(page),
  hand: (page) => new HandView(page),
};

class Page {
  #state = {};
  #view;
  announcer = new Announcer();

  constructor(library) {
    this.library = library;
    this.update = this.update.bind(this);
    addEventListener("hashchange", () => this.show());
    document.addEventListener("keydown", (event) => this.#onKey(event));
    document.querySelector("#page").hidden = false;
    document.querySelector("#loading").hidden = true;
  }

  // Goes to a changed state; with `replace` it is already shown, and only the address has to follow.
  update(changes, { replace = false } = {}) {
    const next = { ...this.#state, ...changes };
    if (replace) {
      this.#state = next;
      history.replaceState(null, "", addressOf(next));
      this.#showLinks();
    } else {
      location.hash = addressOf(next);
    }
  }

  async show() {
    const { state, refused } = readAddress(this.library);
    const before = this.#state;
    this.#state = state;
    document.querySelector("#notice").replaceChildren();
    this.words = texts[state.lang];
    refused.forEach((what) => this.refuse(what));
    if (before.lang !== state.lang) {
      this.#showWords();
    }
    this.#showLinks();
    if (before.view !== state.view || before.lang !== state.lang) {
      this.#view?.leave();
      this.#view = makeView[state.view](this);
      document.querySelector("#view").replaceChildren(this.#view.element);
    }
    await this.#view.show(state);
  }

  // Says that what the address asks for is not possible, and what is.
  refuse({ name, value, allowed }) {
    const range = typeof allowed === "string" ? allowed : this.words.between(allowed);
    document
      .querySelector("#notice")
      .append(element("p", {}, this.words.unknown({ name, value, allowed: range })));
  }

  #showWords() {
    document.documentElement.lang = tags[this.#state.lang];
    document.title = this.words.title;
    for (const node of document.querySelectorAll("[data-text]")) {
      setText(node, this.words[node.dataset.text]);
    }
    for (const node of document.querySelectorAll("[data-label]")) {
      node.setAttribute("aria-label", this.words[node.dataset.label]);
    }
  }

  // The links to the views and the languages, each to what is shown now.
  #showLinks() {
    const link = (change, text, isCurrent, attributes = {}) =>
      element(
        "a",
        {
          href: addressOf({ ...this.#state, ...change }),
          "aria-current": isCurrent ? "page" : undefined,
          ...attributes,
        },
        text,
      );
    this.#fillLinks(
      "#views",
      Object.keys(makeView).map((view) =>
        link({ view, step: 0 }, this.words.views[view], view === this.#state.view),
      ),
    );
    this.#fillLinks(
      "#languages",
      languages.map((lang) =>
        link({ lang }, languageNames[lang], lang === this.#state.lang, {
          lang: tags[lang],
          hreflang: tags[lang],
        }),
      ),
    );
  }

  // Keeps the elements that there are, since one of them may have the focus.
  #fillLinks(place, links) {
    const list = document.querySelector(place);
    if (list.children.length !== links.length) {
      list.replaceChildren(...links.map((link) => element("li", {}, link)));
      return;
    }
    links.forEach((link, index) => {
      const shown = list.children[index].firstChild;
      setText(shown, link.textContent);
      shown.href = link.getAttribute("href");
      shown.toggleAttribute("aria-current", link.hasAttribute("aria-current"));
      if (link.hasAttribute("aria-current")) {
        shown.setAttribute("aria-current", "page");
      }
    });
  }

  #onKey(event) {
    const hasKeys = event.target.closest("select, input, [role=grid]");
    const isPress = event.key === " " && event.target.closest("button, a");
    if (!event.defaultPrevented && !hasKeys && !isPress && this.#view?.onKey(event)) {
      event.preventDefault();
    }
  }
}

async function fetchLibrary() {
  const response = await fetch("ctqueens.wasm");
  if (!response.ok) {
    throw new Error(`${response.status} ${response.statusText}`);
  }
  return loadLibrary(await response.arrayBuffer());
}

let missing = "module";
try {
  const library = await fetchLibrary();
  missing = "scripts";
  await new Page(library).show();
} catch (error) {
  window.showMissing(missing, String(error));
  throw error;
}
