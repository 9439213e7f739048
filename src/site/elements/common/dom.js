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
export function choice(label, options, value, onChoice) {
  const items = (pairs) =>
    pairs.map(([key, text]) =>
      Array.isArray(text)
        ? element("optgroup", { label: key }, ...items(text))
        : element("option", { value: key, selected: String(key) === String(value) }, text),
    );
  const list = element("select", { onchange: () => onChoice(list.value) }, ...items(options));
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

// Scrolls a pane, never the page, so that what is between `top` and `bottom` is in view, and not below the controls.
export function scrollWithin(pane, top, bottom) {
  const [line, controls] = [bottom - top, pane.getRootNode().querySelector(".controls-place")];
  const free = controls ? controls.getBoundingClientRect().top - pane.getBoundingClientRect().top : 0;
  const height = free > line ? Math.min(free, pane.clientHeight) : pane.clientHeight;
  const margin = Math.min(2 * line, height / 3);
  if (top < pane.scrollTop + margin || bottom + margin > pane.scrollTop + height) {
    pane.scrollTop = (top + bottom - height) / 2;
  }
}
