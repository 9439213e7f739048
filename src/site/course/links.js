// SPDX-License-Identifier: BSL-1.0
// Shows where the class can go on: the address of a page of this site, on a slide or on the handout.
if (location.protocol.startsWith("http")) {
  for (const place of document.querySelectorAll("[data-address]")) {
    const address = new URL(place.dataset.address, location.href).href.replace(/^https?:\/\//, "");
    place.replaceChildren(...address.split(/(?<=[/#=])/).flatMap((part) => [part, document.createElement("wbr")]));
  }
}
