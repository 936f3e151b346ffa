/**
 * The rules of Arimaa, and an engine to play against.
 *
 * @packageDocumentation
 */
export * from "./rules.js";
export * from "./engine/engine-client.js";
