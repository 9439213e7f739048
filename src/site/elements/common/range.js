// SPDX-License-Identifier: BSL-1.0
// `count` integers, from `first` on.
export const range = (count, first = 0) => Array.from({ length: count }, (_, index) => first + index);
