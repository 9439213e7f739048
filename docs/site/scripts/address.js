// SPDX-License-Identifier: BSL-1.0
// The state of the page, which is in its address behind the #, so that every step has a link.

export const languages = ["en", "zh"];
const viewNames = ["search", "compare", "solutions", "hand"];

const defaults = () => ({
  view: "search",
  lang: preferredLanguage(),
  n: 8,
  search: "backtracking",
  with: "bitmask",
  by: "steps",
  step: 0,
  show: "all",
  solution: 1,
  queens: "",
});

function preferredLanguage() {
  return navigator.language.startsWith("zh") ? "zh" : "en";
}

// What the address says, and what of it is not possible, as {name, value, allowed}.
export function readAddress(library) {
  const written = new URLSearchParams(location.hash.slice(1));
  const state = defaults();
  const refused = [];
  const refuse = (name, allowed) => refused.push({ name, value: written.get(name), allowed });
  const take = (name, allowed) => {
    if (written.has(name) && allowed.includes(written.get(name))) {
      state[name] = written.get(name);
    } else if (written.has(name)) {
      refuse(name, allowed.join(", "));
    }
  };
  const takeNumber = (name, from, to) => {
    const value = Number(written.get(name));
    if (written.has(name) && /^\d+$/.test(written.get(name)) && value >= from && value <= to) {
      state[name] = value;
    } else if (written.has(name)) {
      refuse(name, { from, to });
    }
  };
  take("lang", languages);
  take("view", viewNames);
  takeNumber("n", library.sizes[0], library.sizes.at(-1));
  take("search", library.searches);
  take("with", library.searches);
  take("by", ["steps", "solutions"]);
  takeNumber("step", 0, 2 ** 32 - 1); // the view knows the last one
  take("show", ["all", "fundamental"]);
  takeNumber("solution", 1, library.solutions(state.n).length);
  takeQueens(written, state, refuse);
  return { state, refused };
}

function takeQueens(written, state, refuse) {
  if (!written.has("queens")) {
    return;
  }
  const names = written
    .get("queens")
    .split(",")
    .filter((name) => name !== "");
  const last = String.fromCharCode(96 + state.n);
  const isSquare = new RegExp(`^[a-${last}][1-${state.n}]$`);
  if (names.every((name) => isSquare.test(name))) {
    state.queens = [...new Set(names)].join(",");
  } else {
    refuse("queens", `a1,…,${last}${state.n}`);
  }
}

const namesOfView = {
  search: ["n", "search", "step"],
  compare: ["n", "search", "with", "by", "step"],
  solutions: ["n", "show", "solution"],
  hand: ["n", "queens"],
};

// The address of a state. Commas and letters stay as they are, for those who read it.
export function addressOf(state) {
  const names = ["view", ...namesOfView[state.view], "lang"];
  return (
    "#" +
    names
      .filter((name) => state[name] !== "")
      .map((name) => `${name}=${state[name]}`)
      .join("&")
  );
}
