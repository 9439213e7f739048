// SPDX-License-Identifier: BSL-1.0
import { renderSVG } from "uqr";

// The address of a page on a slide or on the handout, as HTML, with a QR code if the address of the site is known.
// Otherwise, slides.js shows the address, to which `link` leads from there.
export function addressOf(root, page, link) {
  if (!root) {
    return `<p class="address" data-address="${link}"></p>\n`;
  }
  const address = root + page;
  const summary = `<summary>${address.replace(/^https?:\/\//, "")}</summary>`;
  return `<details class="address">${summary}${renderSVG(address, { border: 3 })}</details>\n`;
}
