// The element, with its types for the JSX of React.
export * from "./element/arimaa-board.js";
