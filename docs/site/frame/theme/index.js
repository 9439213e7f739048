// SPDX-License-Identifier: BSL-1.0
import DefaultTheme from "vitepress/theme";
import { inBrowser, withBase } from "vitepress";
import { nextTick } from "vue";
import { followAddress, readAddress } from "./address.js";
import "./style.css";

// The script that anybody's page can use, where it is needed.
function loadElements() {
  if (document.querySelector(".figure") && !customElements.get("ctqueens-debugger")) {
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
      loadElements();
      readAddress();
    };
  },
};
