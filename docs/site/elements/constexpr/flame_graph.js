// SPDX-License-Identifier: BSL-1.0
// A flame graph of a profile's tree. Each call is a button: a click zooms in on it and chooses it, and the arrow keys lead
// to its caller, to the calls from it and to those beside it. d3-flame-graph has no keys, and forgets the zoom when a
// profile becomes more exact.
import { element, setAttribute, setText } from "../dom.js";

const narrowest = 0.002; // of the width

// Always the same colour for a name.
const hueOf = (name) => [...name].reduce((hash, letter) => (31 * hash + letter.codePointAt(0)) % 997, 7) % 60;

export class FlameGraph {
  #words;
  #onChoose;
  #boxes = new Map(); // by path in the tree
  #tree;
  #zoomed = ""; // a path
  element;

  // `words` are words.evaluations. `onChoose` gets a node of the tree.
  constructor({ words, onChoose }) {
    this.#words = words;
    this.#onChoose = onChoose;
    this.element = element("div", { class: "flame-graph", role: "group", "aria-label": words.flameGraph });
    this.element.addEventListener("keydown", (event) => this.#onKey(event));
  }

  show(tree) {
    this.#tree = tree;
    const shown = this.#shownBoxes();
    const zoomed = shown.get(this.#zoomed) ?? shown.get("");
    for (const [path, box] of this.#boxes) {
      if (!shown.has(path)) {
        box.remove();
        this.#boxes.delete(path);
      }
    }
    for (const [path, { node, left, depth }] of shown) {
      const share = node.samples / tree.samples;
      const box = this.#boxes.get(path) ?? this.#makeBox(path, node.name, depth);
      const [from, to] = [left, left + node.samples].map((at) => Math.min(Math.max((at - zoomed.left) / zoomed.node.samples, 0), 1));
      box.hidden = to - from < narrowest;
      box.style.left = `${100 * from}%`;
      box.style.width = `${100 * (to - from)}%`;
      setAttribute(box, "title", this.#words.frame({ name: node.name, share }));
    }
    this.element.style.setProperty("--rows", Math.max(...[...shown.values()].map(({ depth }) => depth)) + 1);
  }

  // By path: where each node begins, in samples, and its depth.
  #shownBoxes() {
    const shown = new Map();
    const add = (node, path, left, depth) => {
      shown.set(path, { node, left, depth });
      node.children.reduce((at, child) => add(child, `${path}/${child.name}`, at, depth + 1), left);
      return left + node.samples;
    };
    add(this.#tree, "", 0, 0);
    return shown;
  }

  #makeBox(path, name, depth) {
    const act = () => {
      this.#zoomed = path;
      this.show(this.#tree);
      this.#onChoose(this.#shownBoxes().get(path).node);
    };
    const style = `--depth: ${depth}; --hue: ${hueOf(name)}`;
    const box = element("button", { type: "button", style, tabindex: path ? -1 : 0, "data-path": path, onclick: act });
    setText(box, name);
    this.#boxes.set(path, box);
    this.element.append(box);
    return box;
  }

  #onKey(event) {
    const path = event.target.dataset.path;
    const caller = path.slice(0, Math.max(path.lastIndexOf("/"), 0));
    const visible = [...this.#boxes].filter(([, box]) => !box.hidden).map(([each]) => each);
    const isCallFrom = (each, from) => each.startsWith(`${from}/`) && !each.slice(from.length + 1).includes("/");
    const beside = visible.filter((each) => path && isCallFrom(each, caller));
    const at = beside.indexOf(path);
    const isIcicle = getComputedStyle(this.element).getPropertyValue("--is-icicle") === "1";
    const [deeper, shallower] = isIcicle ? ["ArrowDown", "ArrowUp"] : ["ArrowUp", "ArrowDown"];
    const goal = {
      [deeper]: visible.find((each) => isCallFrom(each, path)),
      [shallower]: path ? caller : undefined,
      ArrowLeft: beside[at - 1],
      ArrowRight: beside[at + 1],
    }[event.key];
    if (goal !== undefined) {
      event.preventDefault();
      this.#boxes.get(goal).focus();
    }
  }
}
