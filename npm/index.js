// The rules, which are there at once, and the engine, whose worker is loaded when the first one is made. Bundlers keep
// both for a name that reaches them through both, such as ArimaaError, so such names are exported by their own module.
export * from "./rules.js";
export { ArimaaError } from "./engine/arimaa-error.js";
export { Engine, PROTOCOL_VERSION } from "./engine/engine-client.js";
