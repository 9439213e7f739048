// SPDX-License-Identifier: BSL-1.0
import DefaultTheme from "vitepress/theme-without-fonts";
import { inBrowser, withBase } from "vitepress";
import { h, nextTick } from "vue";
import { followAddress, readAddress } from "./address.js";
import { slots } from "./progress.js";
import "./style.css";

// Loads the script of the figures when one of them comes near the window.
const coming = inBrowser && new IntersectionObserver(loadElements, { rootMargin: "100%" });

function loadElements(figures) {
  for (const { target } of figures.filter(({ isIntersecting }) => isIntersecting)) {
    coming.unobserve(target);
    load();
  }
}

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
  Layout: () => h(DefaultTheme.Layout, null, slots),
  enhanceApp({ router }) {
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
      document.querySelectorAll(".figure:not(:defined)").forEach((figure) => coming.observe(figure));
      readAddress();
      if (document.querySelector("ctqueens-debugger[editable]")) {
        addEventListener("ctqueens-compiler-kept", keepPage, { once: true });
      }
    };
  },
};
