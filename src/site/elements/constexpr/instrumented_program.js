// SPDX-License-Identifier: BSL-1.0
// A program that can be compiled with changes and with a limit to the evaluation steps. What precedes its first
// declaration is precompiled once.
import { once } from "../common/functions.js";
import { fromBytes, halves, positionOf, programName, replaced, toBytes } from "./probes.js";
import { stopsIn } from "./stops.js";

const options = [
  "-fconstexpr-backtrace-limit=0",
  "-ftemplate-backtrace-limit=0",
  "-ferror-limit=0",
  "-fno-caret-diagnostics",
  "-fno-color-diagnostics",
  "-fdiagnostics-print-source-range-info",
  "-Wno-everything",
  "-Wvla-extension",
  "-Wvla-cxx-extension", // a stopped array bound is a warning
];

/** @type {(folder: object, path: string[], text: Uint8Array) => object} */
const withFile = (folder, [name, ...inside], text) => ({
  ...folder,
  [name]: inside.length > 0 ? withFile(folder[name], inside, text) : text,
});

export class InstrumentedProgram {
  #compile;
  #options;
  #files;
  #text; // of the program, in bytes
  #halves;
  #shared; // by copies: header() precompiles the header

  // compile(arguments, files, made) runs Clang on a tree of files and returns { output, files }: `files` are those in
  // `made` that Clang has written. `own` are options of the program, and its `text` is in bytes.
  constructor(compile, { text, files, options: own }, shared = { header: undefined }) {
    this.#compile = compile;
    this.#options = own;
    this.#files = files;
    this.#text = text;
    this.#halves = halves(text);
    this.#shared = shared;
  }

  // The text of a file that the page has, in bytes, or undefined.
  source(path) {
    if (path === programName) {
      return this.#text;
    }
    const text = path.split("/").reduce((folder, name) => folder?.[name], this.#files);
    return typeof text === "string" ? toBytes(text) : undefined;
  }

  // What Clang says about the program with a limit; `changes` are those of the source `path`.
  async stops(limit, changes = [], path = programName) {
    const changed = replaced(this.source(path), path, changes);
    const output = await this.#check([`-fconstexpr-steps=${limit}`], path, changed);
    return stopsIn(output);
  }

  // The statements of the program, as statementsIn(), and where they are: { line, column }.
  async statements() {
    const output = await this.#check(["-Xclang", "-ast-dump=json"]);
    return statementsIn(output).map((each) => ({ ...each, ...positionOf(this.#text, each.offset) }));
  }

  // A copy with texts inserted, { offset, text } in ascending order, and the range of an evaluation in it.
  withInsertions(insertions, { range, path }) {
    const inserted = insertions.map(({ offset, text }) => ({ offset, text: toBytes(text) }));
    const insert = (all, { offset, text }) => all.slice(0, offset) + text + all.slice(offset);
    const text = inserted.reduceRight(insert, this.#text);
    const moved = (at) => inserted.reduce((sum, each) => sum + (each.offset < at ? each.text.length : 0), at);
    const given = { text, files: this.#files, options: this.#options };
    return {
      program: new InstrumentedProgram(this.#compile, given, this.#shared),
      range: range && path === programName ? { ...range, from: moved(range.from + 1) - 1, to: moved(range.to) } : range,
    };
  }

  async #check(more, path = programName, changed = this.#text) {
    const { header, bodyOf } = this.#halves;
    const files = {
      ...withFile(this.#files, path.split("/"), fromBytes(changed)),
      "header.hpp": fromBytes(header),
      [programName]: fromBytes(bodyOf(path === programName ? changed : this.#text)),
    };
    // A precompiled header may contain the header that is changed.
    if (path.endsWith(".cpp")) {
      this.#shared.header ??= once(() => this.#precompile(files));
      Object.assign(files, await this.#shared.header());
    }
    const reuse = files["header.pch"] ? ["-include-pch", "header.pch"] : ["-include", "header.hpp"];
    const command = ["clang++", ...this.#options, ...options, "-fsyntax-only", ...more, ...reuse, programName];
    return (await this.#compile(command, files, [])).output;
  }

  async #precompile(files) {
    const made = ["-xc++-header", "-fpch-instantiate-templates", "header.hpp", "-o", "header.pch"];
    const command = ["clang++", ...this.#options, ...options, ...made];
    return (await this.#compile(command, files, ["header.pch"])).files; // none if it does not compile
  }
}

// The statements of a program before which a call can be put, and the variables that such a call can name.
const functions = /^(Function|CXXMethod|CXXConstructor|CXXConversion|CXXDestructor)Decl$/;
const loops = /^(For|While|CXXForRange|Do)Stmt$/;
const inLambda = new Set(); // the scope of a lambda's functions, in which `*this` is not the lambda
// A definition outside of its class does not say whether the function is static.
const usesThis = ({ kind, inner = [] }) =>
  kind === "CXXThisExpr" || inner.some((each) => each.kind !== "CXXRecordDecl" && usesThis(each));
const isLast = (index, { inner }) => index === inner.length - 1;
// Which parts are statements, by the kind of what they are in.
const isStatement = {
  CompoundStmt: () => true,
  IfStmt: (index, { inner, hasElse }) => index >= inner.length - (hasElse ? 2 : 1),
  ForStmt: isLast,
  WhileStmt: isLast,
  CXXForRangeStmt: isLast,
  DoStmt: (index) => index === 0,
};

// Reads the JSON that Clang writes for -ast-dump=json. Each statement is { offset, names }: `offset` is where it begins
// in the file, in bytes, and `names` are the local variables in scope, the parameters of reference type, and `*this`.
// So are the expressions in the header of a loop, with `isInHeader`. Left out are statements from macros and other
// files, and those in a `switch`: Clang counts the steps that it takes to find the `case`.
function statementsIn(answer) {
  const found = new Map(); // by offset: the instances of a template have the same statements
  for (const [json] of answer.matchAll(/^\{$[^]*?^\}$/gm)) {
    for (const declaration of JSON.parse(json).inner ?? []) {
      if (declaration.loc?.offset !== undefined && !declaration.loc.includedFrom) {
        visit(declaration, new Set(), found);
      }
    }
  }
  return [...found.values()].sort((one, other) => one.offset - other.offset);
}

function visit(node, scope, found) {
  const { kind, name, storageClass, definitionData, inner = [] } = node;
  if (functions.test(kind)) {
    visitFunction(node, scope, found);
  } else if (kind !== "SwitchStmt") {
    const block = definitionData?.isLambda ? inLambda : kind in isStatement ? new Set(scope) : scope;
    // The body of a lambda is also that of its call operator.
    const parts = kind === "LambdaExpr" ? inner.filter((each) => each.kind !== "CompoundStmt") : inner;
    parts.forEach((part, index) => {
      const isOwn = isStatement[kind]?.(index, node);
      const isInHeader = !isOwn && loops.test(kind) && /(Expr|Operator|Literal)$/.test(part.kind);
      const offset = part.range?.begin.offset; // that of a macro is elsewhere
      if ((isOwn || isInHeader) && offset !== undefined && !found.has(offset)) {
        found.set(offset, { offset, names: [...block], isDeclaration: part.kind === "DeclStmt", isInHeader });
      }
      visit(part, block, found);
    });
    if (/^(Var|Binding)Decl$/.test(kind) && name && !name.startsWith("__") && !storageClass) {
      scope.add(name);
    }
  }
}

function visitFunction(node, around, found) {
  const { isImplicit, explicitlyDefaulted, inner = [] } = node;
  if (!isImplicit && !explicitlyDefaulted && (node.constexpr || node.immediate)) {
    const hasThis = around !== inLambda && usesThis(node);
    const references = inner.filter((each) => each.kind === "ParmVarDecl" && /&$/.test(each.type.qualType));
    const names = references.filter((each) => each.name && !each.isParameterPack).map(({ name }) => name);
    const scope = new Set(hasThis ? ["*this", ...names] : names);
    inner.filter((each) => each.kind === "CompoundStmt").forEach((each) => visit(each, scope, found));
  }
}
