// The element, with its types for the JSX of Solid.
export * from "./element/arimaa-board.js";
