// Runs the WebAssembly build of the benchmark: node --no-warnings bench/run-wasm.mjs PROGRAM.wasm [ARGUMENT …]
import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const [program, ...words] = process.argv.slice(2);
const wasi = new WASI({ version: "preview1", args: ["ansa-bench", ...words], env: {}, returnOnExit: true });
const { instance } = await WebAssembly.instantiate(await readFile(program), wasi.getImportObject());
process.exitCode = wasi.start(instance);
