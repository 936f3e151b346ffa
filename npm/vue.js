// The element, with its types for the templates and the JSX of Vue.
export * from "./element/arimaa-board.js";
