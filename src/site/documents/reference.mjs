// SPDX-License-Identifier: BSL-1.0
// The reference: a page for each group of docs/reference/groups.dox, made from the XML that Doxygen writes.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DOMParser } from "@xmldom/xmldom";
import { attributeOf, childOf, childrenOf, declarationOf, nameOf, textOf } from "./declarations.mjs";
import { placeOf, sourcePage } from "./places.mjs";

// Returns [{ file, title, text }], first the list of all names. `folder` has the XML.
export async function referencePages(folder) {
  const read = async (name) => {
    const text = await readFile(join(folder, `${name}.xml`), "utf8");
    return new DOMParser().parseFromString(text, "text/xml").documentElement;
  };
  const ids = childrenOf(await read("index"), "compound").map((each) => attributeOf(each, "refid"));
  const compounds = await Promise.all(ids.map(async (id) => childOf(await read(id), "compounddef")));
  const topics = topicsOf(compounds);
  const writer = new Writer(placesOf(topics, compounds));
  const list = { file: "index", title: "Reference", text: writer.listOfNames(topics) };
  return [list, ...topics.map((topic) => ({ file: topic.file, title: topic.title, text: writer.pageOf(topic) }))];
}

const hasKind = (element, ...kinds) => kinds.includes(attributeOf(element, "kind"));
const idOf = (element) => attributeOf(element, "id");
const membersOf = (compound) =>
  childrenOf(compound, "sectiondef")
    .flatMap((section) => childrenOf(section, "memberdef"))
    .filter((member) => attributeOf(member, "prot") === "public");

// The groups, each with its entries: a name, and its declarations in XML.
function topicsOf(compounds) {
  const inner = (compound) => {
    const refs = childrenOf(compound, "innerclass", "innerconcept").map((each) => attributeOf(each, "refid"));
    const found = compounds.filter((each) => refs.includes(idOf(each)));
    return found.flatMap((each) => [each, ...inner(each)]);
  };
  const groups = compounds.filter((each) => hasKind(each, "group"));
  const topics = groups.map((group) => ({ group, file: textOf(group, "compoundname"), all: inner(group) }));
  // Older versions of Doxygen do not say in which group a concept is: it goes where others of its namespace are.
  const scopeOf = (compound) => nameOf(compound).replace(/\w+$/, "");
  for (const concept of compounds.filter((each) => hasKind(each, "concept"))) {
    if (!topics.some(({ all }) => all.includes(concept))) {
      topics.find(({ all }) => all.some((each) => scopeOf(each) === scopeOf(concept)))?.all.push(concept);
    }
  }
  return topics.map(({ group, file, all }) => {
    const ofClasses = all.flatMap(membersOf).map(idOf);
    const declarations = [...all, ...membersOf(group).filter((each) => !ofClasses.includes(idOf(each)))];
    const entries = [...new Set(declarations.map(nameOf))].sort().map((name) => {
      const anchor = name.replaceAll("::", "-").replaceAll(/[^\w-]/g, (sign) => sign.charCodeAt(0).toString(16));
      const ofName = declarations.filter((each) => nameOf(each) === name);
      return { name, anchor, place: `./${file}.html#${anchor}`, declarations: ofName };
    });
    return { group, file, title: textOf(group, "title"), entries };
  });
}

// Where the pages have what an ID or a name stands for.
function placesOf(topics, compounds) {
  const found = new Map();
  for (const file of compounds.filter((each) => hasKind(each, "file"))) {
    const path = attributeOf(childOf(file, "location"), "file").match(/include\/.*|/)[0];
    found.set(idOf(file), path && `../${sourcePage(path).replace(/md$/, "html")}`);
  }
  for (const { group, file, entries } of topics) {
    found.set(idOf(group), `./${file}.html`);
    for (const { name, place, declarations } of entries) {
      for (const declaration of declarations) {
        [declaration, ...childrenOf(declaration, "enumvalue")].forEach((each) => found.set(idOf(each), place));
        membersOf(declaration).forEach((each) => found.set(idOf(each), `./${file}.html#${idOf(each)}`));
        if (hasKind(declaration, "class", "struct", "enum", "concept", "typedef")) {
          found.set(name, place);
        }
      }
    }
  }
  return found;
}

// Vue would take two braces in a row as an expression.
const escapes = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "{": "&#123;" };
const escaped = (text) => text.replaceAll(/[&<>{]/g, (sign) => escapes[sign]);
const link = (text, place) => (place ? `<a href="${place}">${text}</a>` : text);

// Comments name documents by their paths in the project.
const withDocuments = (text) =>
  text.replaceAll(/\bdocs\/[\w/-]+\.md/g, (path) => link(path, `../${placeOf(path).replace(/md$/, "html")}`));

const tags = { computeroutput: "code", itemizedlist: "ul", listitem: "li", table: "table", row: "tr", entry: "td" };

const stringOrName = /"[^"]*"|(?<!\w)(?!(?<=[\w>&*] )\w+ *[,)=])[A-Za-z_][\w:]*|[&<>{]/g;

// Writes the pages as Markdown and HTML.
class Writer {
  #places;

  constructor(places) {
    this.#places = places;
  }

  // A part of a description as HTML, with its code as Markdown.
  #html(node) {
    if (node.nodeName === "#text") {
      return withDocuments(escaped(node.data.replaceAll(/\s+/g, " ")));
    }
    const inside = Array.from(node.childNodes)
      .map((each) => this.#html(each))
      .join("");
    switch (node.nodeName) {
      case "verbatim":
        return `</p>\n\n\`\`\`cpp\n${node.textContent.trim()}\n\`\`\`\n\n<p>`;
      case "ref": {
        const id = attributeOf(node, "refid");
        return link(inside, this.#places.get(id) ?? this.#places.get(id.replace(/_1a\w+$/, ""))); // a macro: its file
      }
      case "title": // of a paragraph
        return `</p>\n<p><strong>${inside}:</strong> `;
      case "para":
        return node.parentNode.nodeName.endsWith("description") ? `<p>${inside.trim()}</p>\n` : inside.trim();
      case "itemizedlist":
      case "table":
        return `</p><${tags[node.nodeName]}>${inside}</${tags[node.nodeName]}><p>`;
    }
    const tag = attributeOf(node, "thead") === "yes" ? "th" : tags[node.nodeName];
    return tag ? `<${tag}>${inside.trim()}</${tag}>` : inside;
  }
  #describe(element, ...parts) {
    return childrenOf(element, ...parts)
      .map((each) => this.#html(each).trim())
      .join("\n")
      .replaceAll(/<p>\s*<\/p>/g, "");
  }
  #briefOf(element) {
    return this.#describe(element, "briefdescription").replaceAll(/<\/?p>/g, "");
  }

  // A declaration in which the names of other types are links, except in strings and where a parameter has such a name.
  #code(declaration, scope) {
    const scopes = scope.split("::");
    const find = (name, depth = scopes.length) =>
      this.#places.get([...scopes.slice(0, depth), name].join("::")) ?? (depth > 0 ? find(name, depth - 1) : undefined);
    return declarationOf(declaration).replaceAll(stringOrName, (word) => {
      const place = find(word.replace("ctqueens::", ""));
      return link(escaped(word), place === this.#places.get(scope) ? undefined : place);
    });
  }

  #sectionOf(declaration, scope, id = "") {
    const values = childrenOf(declaration, "enumvalue").map((each) => {
      const value = escaped(`${textOf(each, "name")} ${textOf(each, "initializer")}`.trim());
      return `<li><code>${value}</code>: ${this.#briefOf(each)}</li>`;
    });
    // Members with a short description are in the list, too.
    const isShort = (each) => !this.#describe(each, "detaileddescription");
    const all = membersOf(declaration);
    const items = all
      .filter(isShort)
      .map((each) => `<li id="${idOf(each)}"><code>${this.#code(each, scope)}</code>: ${this.#briefOf(each)}</li>`);
    const others = all.filter((each) => !isShort(each));
    const members = others.map((each) => this.#sectionOf(each, scope, ` id="${idOf(each)}"`));
    const code = `<pre tabindex="0"><code>${this.#code(declaration, scope)}</code></pre>`;
    const about = this.#describe(declaration, "briefdescription", "detaileddescription");
    const lines = [...values, ...items].join("");
    const list = lines && `<ul>${lines}</ul>\n`;
    return `\n<div class="language-cpp declaration"${id}>${code}</div>\n\n${about}\n${list}${members.join("")}`;
  }

  pageOf({ group, title, entries }) {
    const sections = entries.map(({ name, anchor, declarations }) => {
      const parts = declarations.map((each) => this.#sectionOf(each, name));
      return `\n## \`${name}\` {#${anchor}}\n${parts.join("")}`;
    });
    const about = this.#describe(group, "briefdescription", "detaileddescription");
    return `---\noutline: 2\n---\n\n# Reference: ${title}\n\n${about}\n${sections.join("")}`;
  }

  listOfNames(topics) {
    const lists = topics.map(({ group, file, title, entries }) => {
      const lines = entries.map(
        ({ name, place, declarations }) =>
          `<li>${link(`<code>${escaped(name)}</code>`, place)}: ${this.#briefOf(declarations[0])}</li>\n`,
      );
      const about = this.#describe(group, "briefdescription");
      return `\n## [${title}](./${file}.md) {#${file}}\n\n${about}\n<ul>\n${lines.join("")}</ul>\n`;
    });
    return `---\nsearch: false\n---\n\n# Reference\n${lists.join("")}`;
  }
}
