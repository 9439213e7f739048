// SPDX-License-Identifier: BSL-1.0
// A page for the site's search: all names of the reference, by group, with links to it.
import { DOMParser } from "@xmldom/xmldom";

// `tagFile` is the text of Doxygen's tag file, which lists the names and where they are.
export function pageOfNames(tagFile) {
  const compounds = [...new DOMParser().parseFromString(tagFile, "text/xml").getElementsByTagName("compound")];
  const classes = new Map(compounds.map((each) => [textOf(each, "name"), textOf(each, "filename")]));
  const groups = compounds.filter((each) => each.getAttribute("kind") === "group");
  const sections = groups.map((group) => {
    const names = linksOf(group, classes).map(
      ([name, link]) => `\n### ${name}\n\n[\`${name}\` in the reference](./reference/${link}){target="_self"}\n`,
    );
    return `\n## ${textOf(group, "title")}\n${names.join("")}`;
  });
  return `---\noutline: 2\n---\n\n# Names in the reference\n${sections.join("")}`;
}

// The links of a group's names, without operators. Overloads have the same name, and the last one counts.
function linksOf(group, classes) {
  const links = new Map();
  for (const member of group.getElementsByTagName("member")) {
    links.set(textOf(member, "name"), `${textOf(member, "anchorfile")}#${textOf(member, "anchor")}`);
  }
  for (const { textContent: name } of group.getElementsByTagName("class")) {
    links.set(name.split("::").at(-1), classes.get(name));
  }
  return [...links].filter(([name]) => /^\w+$/.test(name));
}

const textOf = (element, name) => element.getElementsByTagName(name)[0]?.textContent;
