// SPDX-License-Identifier: BSL-1.0
// Reads structs from the memory of a module: they consist of numbers of 32 bits.

// The text at an address. It ends with a 0.
export function textAt(exports, address) {
  const bytes = new Uint8Array(exports.memory.buffer, address);
  return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
}

// The fields of a struct in their order: a name each, or [name, length] for an array of numbers. Returns how many
// numbers it has, as `length`, and a function that reads it in a buffer: number(name, index) is a number of it, and
// numbers(name, count) has the first ones of an array.
export function structOf(...fields) {
  const places = {};
  let length = 0;
  for (const [name, count] of fields.map((field) => (Array.isArray(field) ? field : [field, 1]))) {
    places[name] = length;
    length += count;
  }
  const at = (buffer, address) => {
    const all = new Uint32Array(buffer, address);
    const number = (name, index = 0) => all[places[name] + index];
    const numbers = (name, count) => Array.from(all.subarray(places[name], places[name] + count));
    return { number, numbers };
  };
  return { length, at };
}
