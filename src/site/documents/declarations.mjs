// SPDX-License-Identifier: BSL-1.0
// Declarations as C++, from what Doxygen says about them in XML.

export const attributeOf = (element, name) => element.getAttribute(name);
export const childrenOf = (element, ...names) =>
  Array.from(element.childNodes).filter(({ nodeName }) => names.includes(nodeName));
export const childOf = (element, name) => childrenOf(element, name)[0];
export const textOf = (element, name) => childOf(element, name)?.textContent.trim() ?? "";

export function nameOf(element) {
  const names = ["compoundname", "qualifiedname", "name"].map((each) => textOf(element, each));
  return tidy(names.find(Boolean)).replace(/^ctqueens::/, "");
}

// As the library writes types: Doxygen puts blanks inside of <> and before &.
const tidy = (text) =>
  text
    .replaceAll(/(?<=\w)< /g, "<")
    .replaceAll(/ >(?=[>\s,&*(]|$)/g, ">")
    .replaceAll(/ ([&*]+) ?(?=(\w?))/g, (_, sign, next) => (next ? `${sign} ` : sign))
    .replaceAll(/\s+/g, " ")
    .trim();

function templateOf(element) {
  const list = childOf(element, "templateparamlist");
  const parameters = childrenOf(list ?? element, "param").map((each) => {
    const value = textOf(each, "defval");
    return tidy(`${textOf(each, "type")} ${textOf(each, "declname")}${value && ` = ${value}`}`);
  });
  const requires = textOf(element, "requiresclause");
  return (list ? `template <${parameters.join(", ")}>\n` : "") + (requires && `requires ${requires}\n`);
}

export function declarationOf(element) {
  const [type, name, args, value] = ["type", "name", "argsstring", "initializer"].map((each) => textOf(element, each));
  const template = templateOf(element);
  const kind = element.getAttribute("kind");
  switch (kind) {
    case "concept":
      return value.replace(/(\w+::)+/, "").replace(/ += +/, " = ");
    case "class":
    case "struct": {
      const bases = childrenOf(element, "basecompoundref").map((each) => tidy(each.textContent));
      return `${template}${kind} ${nameOf(element)}${bases.length > 0 ? ` : ${bases.join(", ")}` : ""}`;
    }
    case "enum":
      return `enum ${element.getAttribute("strong") === "yes" ? "class " : ""}${name}${type && ` : ${type}`}`;
    case "typedef":
      return textOf(element, "definition").startsWith("using")
        ? `${template}using ${name} = ${tidy(type)}`
        : `typedef ${tidy(type)} ${name}${args}`;
  }
  const prefix = element.getAttribute("static") === "yes" ? "static " : "";
  const shown = /^= .{1,60}$/.test(value) ? ` ${value}` : "";
  return `${template}${prefix}${tidy(`${type} ${name}${args}`)}${shown}`;
}
