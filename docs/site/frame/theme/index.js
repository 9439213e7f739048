// SPDX-License-Identifier: BSL-1.0
import DefaultTheme from "vitepress/theme";
import { withBase } from "vitepress";
import { followAddress } from "./address.js";
import "./style.css";

export default {
  extends: DefaultTheme,
  enhanceApp({ router }) {
    if (import.meta.env.SSR) {
      return;
    }
    // The script that anybody's page can use.
    const script = document.createElement("script");
    script.src = withBase("/ctqueens-debugger.js");
    document.head.append(script);
    followAddress(router);
  },
};
