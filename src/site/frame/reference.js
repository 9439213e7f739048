// SPDX-License-Identifier: BSL-1.0
// The pages of the reference are as dark or light as the user has chosen on the pages of the site. If there is no
// choice, the style sheets follow the system.
let choice;
try {
  choice = localStorage.getItem("vitepress-theme-appearance");
} catch {
  // The browser does not allow storage.
}
if (choice === "dark" || choice === "light") {
  for (const sheet of document.styleSheets) {
    for (const { media } of sheet.cssRules) {
      if (media?.mediaText.includes("prefers-color-scheme")) {
        media.mediaText = choice === "dark" ? "all" : "not all";
      }
    }
  }
}
