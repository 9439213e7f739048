// SPDX-License-Identifier: BSL-1.0
// VitePress's menu of languages leads to the same page in another language. Other pages than those of the tutorial, the
// course and the workbench exist once: from there, it leads to the other language's first page.
import { onContentUpdated, useData } from "vitepress";
import { useLangs as languages } from "vitepress/dist/client/theme-default/composables/langs.js";
import { computed } from "vue";

export function useLangs(options) {
  const { lang, page } = useData();
  onContentUpdated(() => nameControls(lang.value));
  const samePage = languages(options);
  const firstPage = languages();
  const isTranslated = () =>
    !page.value.isNotFound && /^(zh\/)?(index\.md$|(play|tutorial|course)\/)/.test(page.value.relativePath);
  const localeLinks = computed(() => (isTranslated() ? samePage : firstPage).localeLinks.value);
  return { ...samePage, localeLinks };
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
