// SPDX-License-Identifier: BSL-1.0
// VitePress's menu of languages leads to the same page in another language. The pages of the sources and the page for a
// wrong address exist once: from there, it leads to the other language's first page.
import { useData } from "vitepress";
import { useLangs as languages } from "vitepress/dist/client/theme-default/composables/langs.js";
import { computed } from "vue";

export function useLangs(options) {
  const { page } = useData();
  const { localeLinks: samePage, currentLang } = languages(options);
  const { localeLinks: firstPage } = languages();
  const isAlone = () => page.value.isNotFound || page.value.relativePath.startsWith("source/");
  return { currentLang, localeLinks: computed(() => (isAlone() ? firstPage : samePage).value) };
}
