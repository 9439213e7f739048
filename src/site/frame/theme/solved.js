// SPDX-License-Identifier: BSL-1.0
// Marks what this browser has seen solved: the links to exercises get a tick, and so do the chapters in the side bar; a
// chapter that has been begun gets a count, such as 1/3.
import { solved } from "../../elements/common/storage.js";

// `names` are those of all exercises.
export function markSolved(names) {
  const done = solved();
  for (const link of document.querySelectorAll('a[href*="#open=exercises/"]')) {
    link.classList.toggle("solved", done.includes(link.hash.slice("#open=".length)));
  }
  for (const link of document.querySelectorAll('.VPSidebar a[href*="/tutorial/"]')) {
    const [number] = link.pathname.match(/\d+_/) ?? ["none"];
    const all = names.filter((name) => name.startsWith(`exercises/${number}`));
    const count = all.filter((name) => done.includes(name)).length;
    if (count > 0) {
      link.dataset.solved = count === all.length ? "✓" : `${count}/${all.length}`;
    }
  }
}
