// The words of the elements in English and Chinese.
import assert from "node:assert/strict";
import { test } from "node:test";
import english from "../../src/site/elements/common/words_en.js";
import chinese from "../../src/site/elements/common/words_zh.js";
import { Tables } from "../../src/site/elements/library/tables.js";
import { load } from "./library.mjs";

const library = await load();

test("both languages say the same things", () => {
  const shape = (words) =>
    Object.fromEntries(
      Object.entries(words).map(([name, word]) => [name, typeof word === "object" ? shape(word) : typeof word]),
    );
  const { searches, units, symmetries, ...words } = chinese; // translate what the library says
  assert.deepEqual(shape(words), shape(english));
  assert.deepEqual(Object.keys(searches).sort(), [...library.names].sort());
  assert.deepEqual(Object.keys(symmetries).sort(), new Tables(library.exports).symmetries.sort());
  assert.deepEqual(Object.keys(units).sort(), [...new Set(library.tests)].sort());
});
