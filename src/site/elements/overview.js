// SPDX-License-Identifier: BSL-1.0
// <ctqueens-overview size="6">: what each search has done at its end, and its idea.
import { choice, element, setText } from "./common/dom.js";
import { ideaOf, nameOf, unitOf } from "./library/search_names.js";
import { TreePicture } from "./parts/tree_picture.js";
import { PageElement } from "./page_element.js";

const rowHeight = 10; // pixels

export class Overview extends PageElement {
  static observedAttributes = ["size"];

  #running = element("p", { role: "status" });
  #list = element("ol", { class: "searches" });

  make() {
    return [this.#running, this.#list];
  }

  async load() {
    const { words } = this;
    const size = Number(this.state.read("size", this.module.sizes, 6));
    this.showChoices(choice(words.size, this.sizeOptions, size, (value) => this.choose({ size: value })));
    const items = [];
    for (const name of this.module.names) {
      items.push(this.#makeItem(await this.runSearch(name, size, (text) => setText(this.#running, text))));
    }
    setText(this.#running, "");
    this.#list.replaceChildren(...items);
  }

  #makeItem(search) {
    const { words } = this;
    const end = search.situation(search.length);
    const tree = search.hasTree ? new TreePicture(search, words, rowHeight) : undefined;
    tree?.show(end, search.length);
    const fact = (name, value) => element("div", {}, element("dt", {}, name), element("dd", {}, words.number(value)));
    return element(
      "li",
      { "data-search": search.name },
      element("h2", {}, nameOf(search.name, this.words)),
      element("p", { class: "idea" }, ideaOf(search.name, this.words, this.module)),
      element(
        "dl",
        {},
        fact(words.counted.candidates, end.candidates),
        fact(unitOf(search.name, this.words, this.module), end.tests),
        fact(words.boardsSeen, end.boards),
      ),
      tree?.element,
    );
  }
}
