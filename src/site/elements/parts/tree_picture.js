// SPDX-License-Identifier: BSL-1.0
// The search tree. The width of a node is proportional to the number of boards below it, so what is cut off
// is as large as the work that it saves.
import { element, setAttribute, setText } from "../common/dom.js";
import { range } from "../common/functions.js";
import { squareName } from "./board_shapes.js";

const height = 112; // of the picture, in pixels

// Nodes of the current path, and all squares tried beside it; for boards whose whole tree is too large.
function* pathNodes(situation, size) {
  for (const row of range(situation.openRows)) {
    for (const column of range(size)) {
      const node = situation.node(row, column);
      if (node.fate !== "untried") {
        const isOnPath = row < situation.rows && situation.columns[row] === column;
        yield { ...node, row, column, from: column / size, width: 1 / size, isOnPath };
      }
    }
  }
}

// One of the kinds that the legend explains.
function kindOf({ isOnPath, solutions, fate, isDoomed }) {
  if (isOnPath) {
    return "path";
  }
  if (solutions > 0) {
    return "fruitful";
  }
  return fate === "rejected" || isDoomed ? "doomed" : "seen";
}

export class TreePicture {
  #rowHeight; // in pixels
  #size;
  #words;
  #nodes; // of the whole tree, or undefined
  #canvas = element("canvas", { class: "canvas", role: "img" });
  #levels;
  #samples = Object.fromEntries(
    ["open", "seen", "doomed", "cut", "fruitful", "path", "ink", "warning"].map((kind) => [
      kind,
      element("span", { class: `sample ${kind}`, style: `color: var(--tree-${kind})` }),
    ]),
  );
  #situation;
  #position = 0;

  constructor(search, words) {
    this.#rowHeight = Math.floor(height / search.size);
    this.#size = search.size;
    this.#words = words;
    this.#nodes = search.hasTree ? nodesWithPlaces(search) : undefined;
    this.#levels = range(this.#size).map(() => element("dd"));
    // style.css gives its colour a transition, whose end means that the colour scheme has changed.
    const scheme = element("span", { class: "visually-hidden scheme" });
    this.element = element(
      "figure",
      { class: "tree" },
      element(
        "figcaption",
        {},
        this.#nodes ? words.wholeTree : words.pathOfTree,
        ...Object.entries(words.kindsOfNodes).map(([kind, text]) =>
          element("span", { class: "legend" }, this.#samples[kind], text),
        ),
      ),
      this.#canvas,
      element(
        "dl",
        { class: "levels", style: `--row: ${this.#rowHeight}px`, "aria-label": words.levels },
        ...this.#levels.map((level, row) => element("div", {}, element("dt", {}, words.row({ row })), level)),
      ),
      element("span", { hidden: true }, this.#samples.open, this.#samples.ink, this.#samples.warning),
      scheme,
    );
    new ResizeObserver(() => this.#draw()).observe(this.#canvas);
    scheme.addEventListener("transitionend", () => this.#draw());
  }

  show(situation, position) {
    this.#situation = situation;
    this.#position = position;
    this.#levels.forEach((level, row) => setText(level, this.#words.number(situation.queens[row])));
    setAttribute(this.#canvas, "aria-label", this.#words.treeLabel(situation));
    this.#draw();
  }

  #draw() {
    const width = this.#canvas.clientWidth;
    if (width === 0 || this.#situation === undefined) {
      return;
    }
    const height = this.#size * this.#rowHeight;
    const scale = globalThis.devicePixelRatio ?? 1;
    this.#canvas.width = width * scale;
    this.#canvas.height = height * scale;
    this.#canvas.style.height = `${height}px`;
    const context = this.#canvas.getContext("2d");
    context.scale(scale, scale);
    const colour = Object.fromEntries(
      Object.entries(this.#samples).map(([kind, sample]) => [kind, getComputedStyle(sample).color]),
    );
    context.fillStyle = colour.open;
    context.fillRect(0, 0, width, height);
    context.font = `${Math.min(14, this.#rowHeight - 2)}px ui-monospace, monospace`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    for (const node of this.#visible()) {
      this.#drawNode(context, node, width, height, colour);
    }
    context.fillStyle = colour.open;
    for (const row of range(this.#size - 1, 1)) {
      context.fillRect(0, row * this.#rowHeight - 1, width, 1);
    }
  }

  // What the nodes of the picture look like now.
  *#visible() {
    if (!this.#nodes) {
      yield* pathNodes(this.#situation, this.#size);
      return;
    }
    for (const node of this.#nodes) {
      if (node.placed > this.#position) {
        return;
      }
      if (node.finished > this.#position) {
        const now = this.#situation.node(node.row, node.column);
        yield { ...node, fate: "onBoard", cut: now.cut, solutions: now.solutions, isOnPath: true };
      } else {
        yield { ...node, isOnPath: false };
      }
    }
  }

  #drawNode(context, node, width, height, colour) {
    const x = node.from * width;
    const across = Math.max(node.width * width, 0.4);
    const gap = across > 6 ? 1 : 0;
    const rowHeight = this.#rowHeight;
    const y = node.row * rowHeight;
    const isCut = node.fate === "rejected" && node.cut > 0;
    if (node.cut > 0 && !node.isOnPath) {
      context.fillStyle = colour.cut;
      context.fillRect(x, y, across - gap, this.#nodes ? height - y : rowHeight);
    }
    context.fillStyle = colour[kindOf(node)];
    context.fillRect(x, y, across - gap, isCut ? 4 : rowHeight);
    const label = this.#labelOf(node);
    if (label && across > 8.5 * label.length + 2) {
      context.fillStyle = isCut ? colour.warning : colour.ink;
      context.fillText(label, x + across / 2, y + rowHeight / 2 + (isCut ? 2 : 0));
    }
  }

  // Solutions below, boards never looked at, boards looked at in vain, or the square; beside the current path, how
  // many queens a subtree had.
  #labelOf(node) {
    if (node.solutions > 0) {
      return String(node.solutions);
    }
    if (!this.#nodes && !node.isOnPath && node.fate === "finished") {
      return this.#words.queensBelow({ queens: node.queens + 1 });
    }
    if (!node.isDoomed && node.fate !== "rejected") {
      return squareName(this.#size, node);
    }
    return this.#words.short(node.cut > 0 ? node.cut : node.isFirstDoomed ? node.boards : 0);
  }
}

// The nodes of the whole tree with their places in the picture.
function nodesWithPlaces(search) {
  const path = [];
  return search.tree.map((node) => {
    const parent = path[node.row - 1];
    const width = search.size ** -(node.row + 1);
    path[node.row] = {
      ...node,
      width,
      from: (parent?.from ?? 0) + node.column * width,
      boards: search.size ** (search.size - 1 - node.row),
      isFirstDoomed: node.isDoomed && !parent?.isDoomed,
    };
    return path[node.row];
  });
}
