// The script for a page around a frame with the element.
export * from "./element/frame.js";
