// The built package as Node sees it: a copy of the folder that ANSA_ENGINE names, marked as ES modules.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const built = process.env.ANSA_ENGINE;
if (!built) throw new Error("ANSA_ENGINE must name the folder with ansa-wasm.js and engine-worker.js");

/** Copies the package to a folder of its own. */
function copy() {
  const folder = mkdtempSync(join(tmpdir(), "ansa-engine-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  cpSync(built, folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  return folder;
}

/** The folder of the package. */
export const folder = copy();

/** A copy with one file changed. */
export function copyWith(name, change) {
  const changed = copy();
  const file = join(changed, name);
  const text = readFileSync(file, "utf8");
  const other = change(text);
  if (other === text) throw new Error(`${name} is as it was`);
  writeFileSync(file, other);
  return changed;
}

const module = await import(pathToFileURL(join(folder, "ansa-wasm.js")));
module.initSync({ module: readFileSync(join(folder, "ansa-wasm_bg.wasm")) });

/** The rules API and the raw engine. */
export const { Game, RawEngine, version } = module;
