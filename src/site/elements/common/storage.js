// SPDX-License-Identifier: BSL-1.0
// What is kept in the browser, as JSON. Without storage, or if it is full, nothing is kept.

// undefined if there is nothing that can be read.
export function kept(place) {
  try {
    return JSON.parse(localStorage[place]) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(place, value) {
  try {
    localStorage[place] = JSON.stringify(value);
  } catch {
    // The browser does not allow storage, or it is full.
  }
}
