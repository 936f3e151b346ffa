// Runs the WebAssembly build of the benchmark: node --no-warnings bench/run-wasm.mjs PROGRAM.wasm
import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const wasi = new WASI({ version: "preview1", args: ["ansa-bench"], env: {}, returnOnExit: true });
const { instance } = await WebAssembly.instantiate(await readFile(process.argv[2]), wasi.getImportObject());
process.exitCode = wasi.start(instance);
