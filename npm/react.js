// The element, with its types for React's JSX.
export * from "./element/arimaa-board.js";
