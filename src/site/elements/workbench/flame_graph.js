// SPDX-License-Identifier: BSL-1.0
// A flame graph of a profile's tree. Each call is a button: a click zooms in on it and chooses it, and the arrow keys
// lead to its caller, to the calls from it and to those beside it. Calls that take all the steps of their caller share
// its box. d3-flame-graph has no keys, and forgets the zoom when a profile becomes more exact.
import { element } from "../common/dom.js";

// Always the same colour for a name.
const hueOf = (name) => [...name].reduce((hash, letter) => (31 * hash + letter.codePointAt(0)) % 997, 7) % 60;

// A call and those that share its box: the innermost node, its path, and the label of the box.
function box(outer, start) {
  let [node, path] = [outer, start];
  const names = [node.name];
  while (node.children.length === 1 && node.children[0].samples === node.samples) {
    [node] = node.children;
    path += `/${node.name}`;
    names.push(node.name);
  }
  const label = names.filter((name, index) => name !== names[index - 1]).join(" › ");
  return { node, path, label };
}

export class FlameGraph {
  #words;
  #onChoose;
  #tree;
  #zoomed = ""; // a path: the names of callers, each after a slash
  element = element("div", { class: "flame-graph", role: "group" });

  // `words` are words.evaluations. `onChoose` gets a node of the tree.
  constructor({ words, onChoose }) {
    this.#words = words;
    this.#onChoose = onChoose;
    this.element.setAttribute("aria-label", words.flameGraph);
    this.element.addEventListener("keydown", (event) => this.#onKey(event));
  }

  show(tree) {
    const focused = this.element.getRootNode().activeElement?.dataset.path;
    this.#tree = tree;
    this.element.replaceChildren(this.#frame(tree, ""));
    if (focused !== undefined) {
      const buttons = [...this.element.querySelectorAll("button")];
      buttons.find(({ dataset }) => `${dataset.path}/`.startsWith(`${focused}/`))?.focus();
    }
  }

  #frame(outer, start) {
    const { node, path, label } = box(outer, start);
    const { children } = node;
    const pathOf = (child) => `${path}/${child.name}`;
    const zoomed = children.filter((child) => `${this.#zoomed}/`.startsWith(`${pathOf(child)}/`));
    const isOutside = zoomed.length > 0; // a caller of the call that is zoomed in on
    const shown = isOutside ? zoomed : children.toSorted((one, other) => (one.name < other.name ? -1 : 1));
    const calls = shown.map((child) => this.#frame(child, pathOf(child)));
    const own = isOutside ? 0 : node.samples - children.reduce((sum, { samples }) => sum + samples, 0);
    const act = () => {
      this.#zoomed = path;
      this.show(this.#tree);
      this.#onChoose(node);
    };
    const title = this.#words.frame({ name: label, share: node.samples / this.#tree.samples });
    const attributes = {
      type: "button",
      title,
      "data-path": path,
      tabindex: start ? -1 : 0,
      style: `--hue: ${hueOf(node.name)}`,
      onclick: act,
    };
    return element(
      "div",
      { class: "flame", style: `flex-grow: ${node.samples}` },
      element("button", attributes, label),
      element("div", { class: "flames" }, ...calls, element("span", { style: `flex-grow: ${own}` })),
    );
  }

  #onKey(event) {
    const frame = event.target.parentElement;
    const goals = {
      ArrowDown: frame.lastElementChild.firstElementChild,
      ArrowUp: frame.parentElement.closest(".flame"),
      ArrowLeft: frame.previousElementSibling,
      ArrowRight: frame.nextElementSibling,
    };
    if (event.key in goals) {
      event.preventDefault();
      event.stopPropagation(); // they do not move the track
      goals[event.key]?.querySelector("button")?.focus();
    }
  }
}
