// What is built, as Node sees it: the rules of the npm package that ANSA_PACKAGE names, and the engine in a copy of the
// folder that ANSA_ENGINE names, with the client beside the worker, marked as ES modules.
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const client = new URL("../js/", import.meta.url);
const built = process.env.ANSA_ENGINE;
if (!built) throw new Error("ANSA_ENGINE must name the folder with ansa-wasm.js and engine-worker.js");
const packed = process.env.ANSA_PACKAGE;
if (!packed) throw new Error("ANSA_PACKAGE must name the folder with rules.js");

/** Copies the package to a folder of its own. */
function copy() {
  const folder = mkdtempSync(join(tmpdir(), "ansa-engine-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  cpSync(built, folder, { recursive: true });
  for (const name of readdirSync(client).filter((name) => name.endsWith(".js") && name !== "engine-worker.js")) {
    cpSync(new URL(name, client), join(folder, name));
  }
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  return folder;
}

/** The folder of the package. */
export const folder = copy();

/** A copy with one file changed, or left out where `change` gives nothing. */
export function copyWith(name, change) {
  const changed = copy();
  const file = join(changed, name);
  const text = readFileSync(file, "utf8");
  const other = change(text);
  if (other === text) throw new Error(`${name} is as it was`);
  if (other === undefined) rmSync(file);
  else writeFileSync(file, other);
  return changed;
}

/** The engine's worker in a folder, for the option `workerUrl`. */
export function workerOf(folder) {
  return pathToFileURL(join(folder, "engine-worker.js"));
}

const module = await import(pathToFileURL(join(folder, "ansa-wasm.js")));
/** What the wasm module exports, its memory among it. */
export const wasm = module.initSync({ module: readFileSync(join(folder, "ansa-wasm_bg.wasm")) });

/** What the worker drives. */
export const { RawAei, RawEngine } = module;

/** The rules API. */
export const { ArimaaError, Game, version } = await import(pathToFileURL(join(packed, "rules.js")));

/** The client as the package has it, beside its worker. */
export const { Engine } = await import(pathToFileURL(join(folder, "engine-client.js")));

/** A game whose setups are made. */
export function begun() {
  const game = new Game();
  game.setUp(Game.setup("99of9", "gold"));
  game.setUp(Game.setup("classic", "silver"));
  return game;
}

/** Long enough that no test waits for its end. */
export const ENDLESS = { timeMs: 600_000 };

export function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
