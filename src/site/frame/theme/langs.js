// SPDX-License-Identifier: BSL-1.0
// VitePress's menu of languages leads to the same page in another language. Other pages than those of the tutorial, the
// course and the workbench exist once: from there, it leads to the other language's first page. Headings have other
// addresses in the other language, so the reader's place is kept by the number of the heading.
import { onContentUpdated, useData, withBase } from "vitepress";
import { useLangs as languages } from "vitepress/dist/client/theme-default/composables/langs.js";
import { computed } from "vue";

export function useLangs(options) {
  const { lang, page } = useData();
  onContentUpdated(() => nameControls(lang.value));
  const { localeLinks: samePage, currentLang } = languages(options);
  const { localeLinks: firstPage } = languages();
  const isAlone = () =>
    page.value.isNotFound || !/^(zh\/)?(index\.md$|(play|tutorial|course)\/)/.test(page.value.relativePath);
  const isFigure = () => /(^|\/)play\//.test(page.value.relativePath); // its state is in the address
  const linkTo = ({ text, link }) => ({ text, link: isFigure() ? link : link.split("#")[0] });
  return { currentLang, localeLinks: computed(() => (isAlone() ? firstPage : samePage).value.map(linkTo)) };
}

// VitePress has these names in English only, for screen readers.
const names = {
  "#main-nav-aria-label": ["Main Navigation", "主导航"],
  "#sidebar-aria-label": ["Sidebar Navigation", "侧栏导航"],
  "#doc-footer-aria-label": ["Pager", "翻页"],
  ".VPNavBarHamburger": ["mobile navigation", "导航菜单"],
  ".VPNavBarExtra > button": ["extra navigation", "更多"],
};
function nameControls(lang) {
  for (const [selector, inLanguages] of Object.entries(names)) {
    const control = document.querySelector(selector);
    const name = inLanguages[lang === "en" ? 0 : 1];
    if (control?.localName === "button") {
      control.setAttribute("aria-label", name);
    } else if (control) {
      control.textContent = name;
    }
  }
}

const line = 140; // pixels below the top of the window, where VitePress scrolls headings to

// From the top of the page: its start, its headings and its end.
function places() {
  const headings = document.querySelectorAll(".vp-doc :is(h1, h2, h3, h4)[id]");
  const tops = [...headings].map((heading) => heading.getBoundingClientRect().top + scrollY);
  return [0, ...tops, document.documentElement.scrollHeight];
}

// If `href` is this page in the other language: returns a function that scrolls that page to where the reader is in
// this one.
export function placeToKeep(href) {
  const isHere = href.split("#")[0] === location.pathname;
  const nameOf = (path) => path.replace(withBase("/zh/"), withBase("/")).replace(/(index|)(\.html|)(#.*|)$/, "");
  if (isHere || nameOf(href) !== nameOf(location.pathname) || scrollY === 0) {
    return undefined;
  }
  const before = places();
  const at = scrollY + line;
  const index = before.findLastIndex((top) => top <= at);
  const part = (at - before[index]) / (before[index + 1] - before[index]);
  let shown; // where this has scrolled to
  const show = () => {
    const now = places();
    if (now.length === before.length && scrollY === (shown ?? scrollY)) {
      scrollTo(0, now[index] + part * (now[index + 1] - now[index]) - line);
      shown = scrollY;
    }
  };
  return () => {
    show();
    const observer = new ResizeObserver(show); // while figures and pictures are loaded
    observer.observe(document.querySelector(".vp-doc"));
    setTimeout(() => observer.disconnect(), 3000); // milliseconds
  };
}
