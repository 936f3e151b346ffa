// The rules, which are there at once, and the engine, whose worker is loaded when the first one is made.
export * from "./rules.js";
export * from "./engine/engine-client.js";
