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
    markdown.use(nameControls);
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

// VitePress names the link beside a heading by the heading's Markdown, and this link and the button that copies code in
// English only.
function nameControls(markdown) {
  const { renderer } = markdown;
  const render = renderer.render.bind(renderer);
  renderer.render = (tokens, options, env) => {
    const isInChinese = env.relativePath?.startsWith("zh/");
    const [link, button] = isInChinese ? ["“$1”的链接", "复制代码"] : ["Permalink to “$1”", "Copy Code"];
    return render(tokens, options, env)
      .replaceAll(/"Permalink to &quot;(.*?)( {#.*?})?&quot;"/g, `"${link}"`)
      .replaceAll('title="Copy Code"', `title="${button}"`);
  };
}

// Vue would take two braces in a row as one of its expressions.
function showBraces(markdown) {
  for (const rule of ["text", "code_inline"]) {
    const render = markdown.renderer.rules[rule];
    markdown.renderer.rules[rule] = (...all) => render(...all).replaceAll("{{", "&#123;&#123;");
  }
}
