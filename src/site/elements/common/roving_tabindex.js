// SPDX-License-Identifier: BSL-1.0
// Makes the items, which are in rows of perRow(), a single tab stop. The arrow keys move the focus among them, Home and
// End to the ends of a row, and with Ctrl to the first and the last item. Returns a function that makes another item
// the tab stop.
export function rove(container, items, perRow) {
  let current = 0;
  const makeTabStop = (index) => {
    items[current].tabIndex = -1;
    current = index;
    items[current].tabIndex = 0;
  };
  items.forEach((item, index) => {
    item.tabIndex = index === 0 ? 0 : -1;
  });
  container.addEventListener("focusin", (event) => {
    const index = items.indexOf(event.target);
    if (index >= 0) {
      makeTabStop(index);
    }
  });
  container.addEventListener("keydown", (event) => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    const index = items.indexOf(target);
    const [last, row] = [items.length - 1, perRow()];
    const start = index - (index % row);
    const goals = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      ArrowUp: index - row,
      ArrowDown: index + row,
      Home: ctrlKey ? 0 : start,
      End: ctrlKey ? last : Math.min(start + row - 1, last),
    };
    if (index >= 0 && !altKey && !metaKey && key in goals) {
      event.preventDefault();
      event.stopPropagation();
      items[goals[key]]?.focus();
    }
  });
  return makeTabStop;
}
