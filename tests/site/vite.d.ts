// What Vite makes modules of (src/site/vite.config.mjs).
declare module "*?inline";
declare module "*?bytes";
declare module "*/generated/sources.json";
