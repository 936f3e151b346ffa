// The element, with its types for Solid's JSX.
export * from "./element/arimaa-board.js";
