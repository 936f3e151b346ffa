// The engine's module worker: loads the wasm module that lies beside it.
import init, { version } from "./ansa-wasm.js";

// Set before anything is awaited: a message that comes earlier would be lost.
onmessage = () => {};

await init();
postMessage({ type: "ready", version: version() });
