// SPDX-License-Identifier: BSL-1.0
// Elements, written as they nest.

const svgNamespace = "http://www.w3.org/2000/svg";

function build(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) {
      made.addEventListener(name.slice(2), value);
    } else if (value === true) {
      made.setAttribute(name, "");
    } else if (value !== false && value !== undefined) {
      made.setAttribute(name, value);
    }
  }
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

// element("button", { type: "button", onclick: act }, "Act")
export function element(tag, attributes = {}, ...children) {
  return build(document.createElement(tag), attributes, children);
}

export function svg(tag, attributes = {}, ...children) {
  return build(document.createElementNS(svgNamespace, tag), attributes, children);
}

// A drop-down list with its label. `options` are pairs of a value and its text, or of the name of a group and its
// options.
export function choice(label, options, value, onChoice, attributes = {}) {
  const items = (pairs) =>
    pairs.map(([key, text]) =>
      Array.isArray(text)
        ? element("optgroup", { label: key }, ...items(text))
        : element("option", { value: key, selected: String(key) === String(value) }, text),
    );
  const list = element("select", { ...attributes, onchange: () => onChoice(list.value) }, ...items(options));
  return element("label", { class: "choice" }, element("span", {}, label), list);
}

// Writes only what differs, so that nothing is laid out or announced again for no reason.
export function setText(node, text) {
  if (node.textContent !== text) {
    node.textContent = text;
  }
}
export function setAttribute(node, name, value) {
  if (node.getAttribute(name) !== String(value)) {
    node.setAttribute(name, value);
  }
}

export const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// Makes the items a single tab stop; the arrow keys, Home and End move the focus among them.
// `position` is where the focus is to go, given the key and the index; undefined for keys that are
// not of interest.
export function rove(container, items, position) {
  let current = 0;
  const focus = (index) => {
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
      focus(index);
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
  return focus;
}

// Defines a custom element, unless another script of the page has done so.
export function define(name, element) {
  if (!customElements.get(name)) {
    customElements.define(name, element);
  }
}
