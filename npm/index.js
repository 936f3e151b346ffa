// The rules, which are ready on import, and the engine, whose worker is loaded when the first engine is created. If a name
// such as ArimaaError were exported through both, bundlers would keep both for it, so it is exported by its own module.
export * from "./rules.js";
export { ArimaaError } from "./engine/arimaa-error.js";
export { Engine, PROTOCOL_VERSION } from "./engine/engine-client.js";
