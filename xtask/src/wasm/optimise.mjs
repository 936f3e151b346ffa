// Optimises WebAssembly files in place, as wasm-opt does with the same options, all in one process:
//     node optimise.mjs BINARYEN OPTION… -- FILE…
// BINARYEN is the main script of the npm package binaryen.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [library, ...rest] = process.argv.slice(2);
const { default: binaryen } = await import(pathToFileURL(library));
const end = rest.indexOf("--");

// Passes that run after the default ones.
const passes = [];
// The program wasm-opt does this whenever it optimises.
binaryen.setGenerateStackIR(true);
binaryen.setOptimizeStackIR(true);
for (const option of rest.slice(0, end)) {
  if (option === "-Oz") {
    binaryen.setOptimizeLevel(2);
    binaryen.setShrinkLevel(2);
  } else if (option === "--low-memory-unused") {
    binaryen.setLowMemoryUnused(true);
  } else if (option.startsWith("--skip-pass=")) {
    binaryen.addPassToSkip(option.slice("--skip-pass=".length));
  } else if (option === "--dealign") {
    passes.push("dealign");
  } else {
    throw new Error(`wasm-opt's option ${option} is not known here`);
  }
}

for (const file of rest.slice(end + 1)) {
  const module = binaryen.readBinary(readFileSync(file));
  module.optimize();
  module.runPasses(passes);
  writeFileSync(file, module.emitBinary());
  module.dispose();
}
