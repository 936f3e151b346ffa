// The element, with its types for Vue's templates and JSX.
export * from "./element/arimaa-board.js";
