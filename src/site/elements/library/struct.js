// SPDX-License-Identifier: BSL-1.0
// Reads structs from the memory of a module, which describes them itself: see src/site/module/layout.hpp.

// The text at an address. It ends with a 0.
export function textAt(exports, address) {
  const bytes = new Uint8Array(exports.memory.buffer, address);
  return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
}

const bytesOfDescription = 16;

// A list of descriptions: by struct, its size and its fields, { offset, size, count }.
export function structsAt(exports, address) {
  const structs = {};
  for (let at = address; ; at += bytesOfDescription) {
    const [name, offset, size, count] = new Uint32Array(exports.memory.buffer, at, bytesOfDescription / 4);
    if (name === 0) {
      return structs;
    }
    const [struct, field] = textAt(exports, name).split(".");
    if (field === undefined) {
      structs[struct] = { size, fields: {} };
    } else {
      structs[struct].fields[field] = { offset, size, count };
    }
  }
}

// A struct in `buffer`.
export class Struct {
  #buffer;
  #view;
  #structs;
  #fields;
  #address;

  constructor(structs, name, buffer, address) {
    this.#structs = structs;
    this.#fields = structs[name].fields;
    this.#buffer = buffer;
    this.#view = new DataView(buffer);
    this.#address = address;
  }

  // The number in a field or, if that is an array, in an element of it.
  number(name, index = 0) {
    const { offset, size } = this.#fields[name];
    const at = this.#address + offset + index * size;
    return size === 1
      ? this.#view.getUint8(at)
      : size === 2
        ? this.#view.getUint16(at, true)
        : this.#view.getUint32(at, true);
  }

  // The first `count` numbers of an array.
  numbers(name, count) {
    return Array.from({ length: count }, (_, index) => this.number(name, index));
  }

  // An element, of type `struct`, of an array.
  element(name, index, struct) {
    const { offset, size } = this.#fields[name];
    return new Struct(this.#structs, struct, this.#buffer, this.#address + offset + index * size);
  }

  // How many elements an array has.
  count(name) {
    return this.#fields[name].count;
  }
}
