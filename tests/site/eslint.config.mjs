// ESLint's recommended rules, for everything in JavaScript. Run from the root of the project; NODE_MODULES has the
// packages of package.json.
import { createRequire } from "node:module";

const packages = createRequire(`${process.env.NODE_MODULES}/`);
const { browser, node, serviceworker, worker } = packages("globals");

const inBrowser = ["src/site/elements/**", "src/site/frame/theme/**", "src/site/course/slides.js"];

// The folders of src/site/elements in the order of its README. None imports from those after it, or from the elements.
const layers = ["common", "constexpr", "library", "parts", "workbench"];
const noUpwardImports = layers.map((layer, index) => ({
  files: [`src/site/elements/${layer}/**`],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          { regex: ["^\\.\\./[^/]+\\.js$", ...layers.slice(index + 1).map((above) => `/${above}/`)].join("|") },
        ],
      },
    ],
  },
}));

export default [
  packages("@eslint/js").configs.recommended,
  {
    rules: {
      "max-len": ["error", 120], // Prettier does not break strings and comments
      "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    },
  },
  ...noUpwardImports,
  {
    files: ["src/site/elements/*.js"],
    rules: { "no-restricted-imports": ["error", { patterns: [{ regex: "/workbench/" }] }] },
  },
  { files: inBrowser, languageOptions: { globals: browser } },
  { files: ["**/*.mjs"], languageOptions: { globals: node } },
  { files: ["src/site/compiler/worker.js"], languageOptions: { globals: worker } },
  { files: ["src/site/frame/offline.js"], languageOptions: { globals: serviceworker } },
  { files: ["tests/site/*.mjs"], languageOptions: { globals: { ...browser, Reveal: "readonly" } } }, // run in a page
];
