// SPDX-License-Identifier: BSL-1.0
import DefaultTheme from "vitepress/theme-without-fonts";
import { inBrowser, withBase } from "vitepress";
import { nextTick } from "vue";
import { followAddress, readAddress } from "./address.js";
import "./style.css";

// The script that anybody's page can use, once one of its figures comes near.
const coming = inBrowser && new IntersectionObserver(loadElements, { rootMargin: "100%" });

function loadElements(figures) {
  if (figures.some(({ isIntersecting }) => isIntersecting)) {
    coming.disconnect();
    const script = document.createElement("script");
    script.src = withBase("/ctqueens-debugger.js");
    document.head.append(script);
  }
}

export default {
  extends: DefaultTheme,
  enhanceApp({ router }) {
    if (!inBrowser) {
      return;
    }
    followAddress();
    router.onAfterRouteChanged = async () => {
      await nextTick();
      document.querySelectorAll(".figure:not(:defined)").forEach((figure) => coming.observe(figure));
      readAddress();
    };
  },
};
