// SPDX-License-Identifier: BSL-1.0
// Makes the items a single tab stop; the arrow keys, Home and End move the focus among them. position(event, index) is
// the index to which a key moves the focus; undefined for other keys. Returns a function that makes another item the
// tab stop.
export function rove(container, items, position) {
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
    const index = items.indexOf(event.target);
    const next = index < 0 || event.altKey || event.metaKey ? undefined : position(event, index);
    if (next === undefined || next < 0 || next >= items.length) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    items[next].focus();
  });
  return makeTabStop;
}
