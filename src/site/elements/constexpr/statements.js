// SPDX-License-Identifier: BSL-1.0
// The statements of a program before which a call can be put, and the variables that such a call can name.

const loops = { ForStmt: -1, WhileStmt: -1, CXXForRangeStmt: -1, DoStmt: 0 }; // where their body is
const functions = /^(Function|CXXMethod|CXXConstructor|CXXConversion|CXXDestructor)Decl$/;

// Reads the JSON that Clang writes for -ast-dump=json. Each statement is { offset, names }: `offset` is where it begins
// in the file, in bytes, and `names` are the local variables and the parameters of reference type in scope. Left out
// are statements from macros and other files, and those in a `switch`: Clang counts the steps that it takes to find
// the `case`.
export function statementsIn(answer) {
  const walk = new Walk();
  for (const [json] of answer.matchAll(/^\{$[^]*?^\}$/gm)) {
    for (const declaration of JSON.parse(json).inner ?? []) {
      if (declaration.loc?.offset !== undefined && !declaration.loc.includedFrom) {
        walk.visit(declaration, new Set());
      }
    }
  }
  return [...walk.found.values()].sort((one, other) => one.offset - other.offset);
}

class Walk {
  found = new Map(); // by offset: the instances of a template have the same statements

  visit(node, scope) {
    const { kind, inner = [] } = node;
    if (functions.test(kind)) {
      this.#function(node);
    } else if (kind === "CompoundStmt") {
      const block = new Set(scope);
      inner.forEach((each) => this.#statement(each, block));
    } else if (kind === "IfStmt") {
      const branches = node.hasElse ? 2 : 1;
      this.#parts(inner, scope, (index) => index >= inner.length - branches);
    } else if (kind in loops) {
      const body = (loops[kind] + inner.length) % inner.length;
      this.#parts(inner, scope, (index) => index === body);
    } else if (kind === "LambdaExpr") {
      // The body is also that of the call operator.
      inner.filter((each) => each.kind !== "CompoundStmt").forEach((each) => this.visit(each, scope));
    } else if (kind !== "SwitchStmt") {
      inner.forEach((each) => this.visit(each, scope));
      this.#declare(node, scope);
    }
  }

  #function({ isImplicit, constexpr: isConstexpr, immediate, inner = [] }) {
    if (isImplicit || !(isConstexpr || immediate)) {
      return;
    }
    const references = inner.filter(({ kind, type }) => kind === "ParmVarDecl" && /&$/.test(type.qualType));
    const scope = new Set(references.filter((each) => each.name && !each.isParameterPack).map(({ name }) => name));
    inner.filter(({ kind }) => kind === "CompoundStmt").forEach((each) => this.visit(each, scope));
  }

  #parts(inner, scope, isBody) {
    const block = new Set(scope);
    inner.forEach((each, index) => (isBody(index) ? this.#statement(each, block) : this.visit(each, block)));
  }

  #statement(node, scope) {
    const offset = node.range?.begin.offset; // that of a macro is elsewhere
    if (offset !== undefined && !this.found.has(offset)) {
      this.found.set(offset, { offset, names: [...scope], isDeclaration: node.kind === "DeclStmt" });
    }
    this.visit(node, scope);
  }

  #declare({ kind, name, storageClass }, scope) {
    if (/^(Var|Binding)Decl$/.test(kind) && name && !name.startsWith("__") && !storageClass) {
      scope.add(name);
    }
  }
}
