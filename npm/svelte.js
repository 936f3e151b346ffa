// The element, with its types for Svelte components.
export * from "./element/arimaa-board.js";
