// The element, with its types for the components of Svelte.
export * from "./element/arimaa-board.js";
