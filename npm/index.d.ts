/**
 * The rules of Arimaa, and an engine that plays it.
 *
 * @packageDocumentation
 */
export * from "./rules.js";
export * from "./engine/engine-client.js";
