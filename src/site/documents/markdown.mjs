// SPDX-License-Identifier: BSL-1.0
// How Markdown becomes HTML: options for VitePress's renderer.
import { chapterFacts } from "./chapter_facts.mjs";
import { chineseLineBreaks } from "./chinese_line_breaks.mjs";
import { projectLinks } from "./project_links.mjs";
import { allTokens, isHtml } from "./tokens.mjs";
import { workbenchLinks } from "./workbench_links.mjs";

const theme = /** @type {const} */ ({
  light: "github-light-high-contrast",
  dark: "github-dark-high-contrast",
});

// `site` is what prepare.mjs has found out: { project, documents, programs }.
export const pageOptions = (site, onSource) => ({
  theme,
  config(markdown) {
    markdown.use(chapterFacts, site);
    markdown.use(workbenchLinks, site);
    markdown.use(projectLinks, { ...site, onSource });
    markdown.use(withoutComments);
    markdown.use(chineseLineBreaks);
    markdown.use(nameAnchors);
    markdown.use(nameCopyButtons);
    markdown.use(showBraces);
  },
});

// Comments are for tests and for course/.
function withoutComments(markdown) {
  markdown.core.ruler.push("without_comments", ({ tokens }) => {
    for (const token of allTokens(tokens)) {
      if (isHtml(token)) {
        token.content = token.content.replaceAll(/<!--.*?-->\n?/gs, "");
      }
    }
  });
}

const isInChinese = ({ relativePath }) => relativePath?.startsWith("zh/");

// VitePress names the link beside a heading by the heading's Markdown, and in English.
function nameAnchors(markdown) {
  markdown.core.ruler.push("name_anchors", ({ tokens, env }) => {
    for (const { children } of tokens) {
      const title = children
        ?.map(({ type, content }) => (/^(text|code_inline)$/.test(type) ? content : ""))
        .join("")
        .trim();
      children
        ?.find((token) => token.attrGet("class") === "header-anchor")
        ?.attrSet("aria-label", isInChinese(env) ? `“${title}”的链接` : `Permalink to “${title}”`);
    }
  });
}

// VitePress has one title for the button that copies code, in all languages.
function nameCopyButtons(markdown) {
  const { fence } = markdown.renderer.rules;
  markdown.renderer.rules.fence = (tokens, index, options, env, self) => {
    const html = fence(tokens, index, options, env, self);
    return isInChinese(env) ? html.replace('title="Copy Code"', 'title="复制代码"') : html;
  };
}

// Vue would take two braces in a row as one of its expressions.
function showBraces(markdown) {
  for (const rule of ["text", "code_inline"]) {
    const render = markdown.renderer.rules[rule];
    markdown.renderer.rules[rule] = (...all) => render(...all).replaceAll("{{", "&#123;&#123;");
  }
}
