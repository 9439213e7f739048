// SPDX-License-Identifier: BSL-1.0
// The library itself, as part of this script.
import { loadModule } from "./module.js";
import bytes from "../../generated/ctqueens.wasm?bytes";
import sources from "../../generated/sources.json";

let loading;

export const libraryModule = () => (loading ??= loadModule(bytes, (name) => sources[name]));
