// What Vite makes modules of (src/site/vite.config.mjs).
declare module "*?inline";
declare module "*?url";
declare module "*/generated/sources.json";
