export * from "./element/frame.js";
