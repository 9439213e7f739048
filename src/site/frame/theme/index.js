// SPDX-License-Identifier: BSL-1.0
import DefaultTheme from "vitepress/theme-without-fonts";
import { inBrowser, withBase } from "vitepress";
import { nextTick } from "vue";
import { followAddress, readAddress } from "./address.js";
import { markSolved } from "./solved.js";
import "./style.css";

// Loads the script of the figures, unless another page has.
function load() {
  const src = withBase("/ctqueens-debugger.js");
  if (document.querySelector(`script[src="${src}"]`)) {
    return;
  }
  const script = Object.assign(document.createElement("script"), { src });
  script.onerror = () => {
    script.remove(); // another page tries again
    document.querySelectorAll(".figure:not(:defined)").forEach((figure) => figure.classList.add("failed"));
  };
  document.head.append(script);
}

export default {
  extends: DefaultTheme,
  enhanceApp({ router, siteData }) {
    if (!inBrowser) {
      return;
    }
    followAddress();
    const { classList } = document.documentElement;
    let wasDark = false;
    addEventListener("beforeprint", () => {
      wasDark = classList.contains("dark");
      classList.remove("dark"); // on paper
    });
    addEventListener("afterprint", () => classList.toggle("dark", wasDark));
    router.onAfterRouteChanged = async () => {
      await nextTick();
      if (document.querySelector(".figure")) {
        load();
      }
      readAddress();
      markSolved(siteData.value.themeConfig.exercises);
    };
  },
};
