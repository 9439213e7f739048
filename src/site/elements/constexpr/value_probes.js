// SPDX-License-Identifier: BSL-1.0
// Calls whose arguments are copies of variables: where Clang stops in one, it says the values.
import { token } from "./stops.js";

// A copy must take no steps, so types that are not copied trivially are left out, and so are empty ones and those with
// only empty members, for which Clang counts a step. Large ones are left out because copying them takes time.
// copy<T>{x} is printed as `{x, value}`, in more braces if it is an array, and as `{x}` if it is left out. A slot with
// `none` is for variables that cannot be read, as they are not fully initialised.
const place = "at"; // the call before a statement
const inHeader = "in_header"; // the call before an expression in the header of a loop
const end = "result"; // a call that never ends
const bytesOfCopy = 1024;
export const valueHelpers = `# 1 "values"
namespace ctqueens_steps {
template <class T> struct element { using type = T; static constexpr int rank = 0; };
template <class T, decltype(sizeof 0) n> struct element<T[n]> {
using type = typename element<T>::type; static constexpr int rank = element<T>::rank + 1; };
template <class T, class E> constexpr bool is_copied = __is_trivially_constructible(E, const E&) &&
__is_trivially_destructible(E) && !__is_empty(E) && sizeof(T) <= ${bytesOfCopy} && element<T>::rank <= 2 &&
(!__is_class(E) || alignof(E) > 1 || __has_unique_object_representations(E));
template <class T, T... i> struct indices {};
template <class T, class E = typename element<T>::type, bool = is_copied<T, E>> struct copy { const T& of; };
template <class T> struct copy<T, T, true> { const T& of; T value = of; };
template <class T, class I> struct array_copy;
template <class T, class E> struct copy<T, E, true>
: array_copy<T, __make_integer_seq<indices, long, sizeof(T) / sizeof(E)>> {};
template <class E, decltype(sizeof 0) n, long... i> struct array_copy<E[n], indices<long, i...>> {
const E (&of)[n]; E value[n] = {of[i]...}; };
template <class E, decltype(sizeof 0) m, decltype(sizeof 0) n, long... i>
struct array_copy<E[m][n], indices<long, i...>> { const E (&of)[m][n]; E value[m][n] = {of[i / n][i % n]...}; };
template <class T> union slot { char none; T value; };
template <class T> constexpr void ${end}(T) { for (;;) ; }
template <class... T> constexpr void ${place}(int, char* first, char* second, T...)
{ delete first, delete second; }
template <class... T> constexpr void ${inHeader}(int, char* first, char* second, T...)
{ ; delete first, delete second; }
}
`;
const scope = "::ctqueens_steps::";
export const copyOf = (name) => `${scope}copy<__remove_cvref(decltype(${name}))>`;
const slotOf = (name) =>
  `__builtin_constant_p((${copyOf(name)}{${name}}, 0)) ? ${scope}slot<${copyOf(name)}>{.value = {${name}}} : ` +
  `${scope}slot<${copyOf(name)}>{.none = 0}`;

// A call takes as many steps each time that it is made: before a statement, that of its own statement, and those of the
// body; in the header of a loop, a null statement more instead of its own. It makes `allocations`, 1 or 2, so that the
// number which Clang gives to an allocation grows with each call.
export const stepsOfCall = 3;
export function callBefore({ names, isDeclaration, isInHeader }, number, allocations) {
  const second = allocations > 1 ? "new char" : "nullptr";
  const name = isInHeader ? inHeader : place;
  const call = `${scope}${name}(${[number, "new char", second, ...names.map(slotOf)].join(", ")})`;
  if (isInHeader) {
    return `${call}, `;
  }
  return isDeclaration ? `${call}; ` : `if ((${call}, false)) ; else `;
}

// What a stop in such a call says: the number of the statement, that of the allocation, how many steps the call has
// taken, and a value for each name. undefined for other stops.
export function readCall({ frames }) {
  const { call, position } = frames.at(-1) ?? { call: "" };
  const isInHeader = call.startsWith(`${inHeader}<`);
  if (position?.path !== "values" || !(isInHeader || call.startsWith(`${place}<`))) {
    return undefined;
  }
  const [number, first, , ...values] = partsOf(argumentsOf(call));
  const allocation = Number(/#(\d+)/.exec(first)[1]);
  const statement = (position.column - 1) / 2; // of the body: they are 2 columns apart
  const taken = isInHeader ? statement : Math.min(statement, 1) + 1;
  return { number: Number(number), isInHeader, allocation, taken, values: values.map(readValue) };
}

// The call that asks for the value of an expression or a copy, and its answer: undefined if the type cannot be shown.
export const questionAbout = scope + end;
export function readAnswer({ frames }) {
  const { call, position } = frames.at(-1) ?? { call: "" };
  if (position?.path !== "values" || !call.startsWith(`${end}<`)) {
    return undefined;
  }
  const value = argumentsOf(call);
  return call.startsWith(`${end}<ctqueens_steps::copy<`) ? readCopy(value).text : value;
}

const readValue = (text) => (text.startsWith("{.value = ") ? readCopy(text.slice(10, -1)) : { isReadable: false });
function readCopy(text) {
  const parts = partsOf(text.slice(1, -1));
  const isArray = parts.length === 1 && parts[0].startsWith("{");
  return isArray ? readCopy(parts[0]) : { text: parts[1] && withoutNumbers(parts[1]), isReadable: true };
}

// Without the numbers of allocations, which are others than those of the program.
const withoutNumbers = (text) => text.replace(/("(?:\\.|[^"\\])*")|#\d+(?=\})/g, (_all, literal) => literal ?? "");

// The arguments in the call of a function template.
function argumentsOf(call) {
  let depth = 0;
  for (const { 0: text, index } of call.matchAll(/->|[<>]/g)) {
    depth += text === "<" ? 1 : text === ">" ? -1 : 0;
    if (depth === 0 && text === ">") {
      return call.slice(index + 2, -1);
    }
  }
  return "";
}

// The parts of a list, which commas separate.
export function partsOf(list) {
  const parts = [];
  let [depth, start] = [0, 0];
  for (const { 0: text, index } of list.matchAll(new RegExp(`${token.source}|,`, "gs"))) {
    depth += "([{".includes(text) ? 1 : ")]}".includes(text) ? -1 : 0;
    if (text === "," && depth === 0) {
      parts.push(list.slice(start, index));
      start = index + 2;
    }
  }
  return [...parts, list.slice(start)];
}
