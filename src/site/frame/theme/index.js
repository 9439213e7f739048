// SPDX-License-Identifier: BSL-1.0
import DefaultTheme from "vitepress/theme-without-fonts";
import { inBrowser, withBase } from "vitepress";
import { nextTick } from "vue";
import { followAddress, readAddress } from "./address.js";
import { markSolved } from "./solved.js";
import "./style.css";

// Caches a page that has loaded the compiler, with everything it has fetched, for use without the network.
async function keepPage({ detail }) {
  try {
    await navigator.serviceWorker?.register(withBase("/offline.js"));
  } catch {
    return; // a private window
  }
  const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
  const own = [location.href, ...fetched, ...detail].filter(
    (url) => url.startsWith(location.origin) && !url.endsWith(".packed"),
  );
  const cache = await globalThis.caches?.open("ctqueens-pages");
  await Promise.allSettled([...new Set(own.map((url) => url.split("#")[0]))].map((url) => cache?.add(url)));
}

let isLoaded = false;

// Loads the script of the figures.
function load() {
  if (isLoaded) {
    return;
  }
  isLoaded = true;
  const script = document.createElement("script");
  script.src = withBase("/ctqueens-debugger.js");
  script.onerror = () => {
    isLoaded = false; // another page tries again
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
      if (document.querySelector("ctqueens-debugger[editable]")) {
        addEventListener("ctqueens-compiler-kept", keepPage, { once: true });
      }
    };
  },
};
