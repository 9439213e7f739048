// SPDX-License-Identifier: BSL-1.0
// The window with the notes passes on keys that are no events of this one.
const isInFigure = (event) =>
  event.composedPath?.().some(({ localName }) => /^(ctqueens-|summary)/.test(localName ?? ""));

Reveal.initialize({
  width: 1280,
  height: 720,
  margin: 0,
  center: false,
  controls: matchMedia("(pointer: coarse)").matches, // arrows, for a finger
  controlsLayout: "edges",
  hash: true,
  history: false,
  slideNumber: "c/t",
  transition: "none",
  scrollActivationWidth: 0, // on a phone, an address leads to its slide, too
  keyboardCondition: (event) => !isInFigure(event),
  keyboard: { 68: toggleTheme }, // D
  plugins: [RevealNotes],
}).then(() => {
  if (document.documentElement.lang.startsWith("zh")) {
    document.querySelector(".navigate-left").ariaLabel = "上一张"; // Reveal has these names in English only
    document.querySelector(".navigate-right").ariaLabel = "下一张";
  }
});

// In the preview of the notes, the figures are pictures and code: a workbench would start a compiler.
if (!/[?&]receiver/.test(location.search)) {
  const figures = document.createElement("script");
  figures.src = new URL("../ctqueens-debugger.js", document.currentScript.src);
  document.head.append(figures);
}

// Keys that are typed in a figure do not turn the slides, except those of a remote control.
const keysOfFigures = {
  Escape: () => document.activeElement.blur(),
  PageUp: () => Reveal.prev(),
  PageDown: () => Reveal.next(),
};
addEventListener(
  "keydown",
  (event) => {
    const act = isInFigure(event) && keysOfFigures[event.key];
    if (act) {
      event.preventDefault();
      event.stopPropagation();
      act();
    }
  },
  { capture: true },
);

// Light or dark: as the browser says, until D is pressed.
function toggleTheme() {
  const { style } = document.documentElement;
  const isDark = style.colorScheme ? style.colorScheme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  style.colorScheme = isDark ? "light" : "dark";
}

// A board to put queens on. Those that attack each other are red.
const squares = [...document.querySelectorAll(".empty td")];
for (const square of squares) {
  square.onclick = () => {
    square.textContent = square.textContent ? "" : "♛";
    const queens = squares.filter((each) => each.textContent);
    squares.forEach((each) => each.classList.remove("attacked"));
    queens.filter((one) => queens.some((other) => attacks(one, other))).forEach((one) => one.classList.add("attacked"));
  };
}
function attacks(one, other) {
  const rows = Math.abs(one.parentElement.rowIndex - other.parentElement.rowIndex);
  const columns = Math.abs(one.cellIndex - other.cellIndex);
  return one !== other && (rows === 0 || columns === 0 || rows === columns);
}

// The figures show less than on a page, so that what they show is large. (56rem of them fit on a slide, so they put the
// code beside the rest.)
const less = new CSSStyleSheet();
less.replaceSync(`
  .choices, .tree-place, .tally-place { display: none !important; }
  .debugger { grid-template: auto auto auto auto minmax(0, 1fr) auto auto auto / minmax(0, 1fr) 17rem; }
  .debugger .caption { min-height: 2.7em; }
  .debugger > .now-place > .said { grid-area: 4 / 1 / auto / -1; height: auto; }
  .debugger .code-place { grid-area: 5 / 1; }
  .debugger .board-place { grid-area: 5 / 2; height: calc(100% - 8.5rem); }
  .debugger .stack-place { grid-area: 5 / 2; align-self: end; contain: none; }
  .debugger:has(.actions) { grid-template: auto auto auto minmax(0, 1fr) auto auto auto auto / minmax(0, 1fr) 14rem; }
  .debugger > .task { grid-area: 3 / 1 / auto / -1; max-height: none; overflow: visible; }
  .debugger .task pre { max-height: 14rem; }
  .debugger:has(.actions) .code-place { grid-area: 4 / 1 / span 2; }
  .debugger:has(.actions) > .now-place > .said { grid-area: 4 / 2; overflow: auto; }
  .debugger:has(.actions) .caption { font-size: 1rem; }
  .debugger:has(.actions) .stack-place { max-height: 16rem; overflow: auto; }
  @media print { /* all of the code, as large as it fits, and no offer of a compiler */
    .debugger { height: 100%; }
    .debugger .code-place { container-type: size; }
    .debugger :is(.lines, .cm-content, .cm-gutters) {
      font-size: min(19px, (100cqh - 1.5rem) / 1.2 / var(--lines)) !important;
      line-height: 1.2 !important;
    }
    .debugger .cm-gutterElement { height: auto !important; }
    .debugger :is(.take, .cm-gutterElement[style*="hidden"]) { display: none; }
    .debugger:has(.actions):has(.caption:empty) { grid-template-columns: minmax(0, 1fr) 0; column-gap: 0; }
  }
`);
customElements.whenDefined("ctqueens-debugger").then(() => {
  for (const { dataset, shadowRoot } of document.querySelectorAll("ctqueens-debugger")) {
    dataset.preventSwipe = ""; // a finger scrolls the code, or moves the slider
    shadowRoot.adoptedStyleSheets.push(less);
  }
});
addEventListener("beforeprint", () => {
  for (const { shadowRoot, style } of document.querySelectorAll("ctqueens-debugger:defined")) {
    style.setProperty("--lines", shadowRoot.querySelectorAll(".line, .cm-line").length);
  }
});
