// The build under Node: the rules of the npm package in ANSA_PACKAGE, and the engine from a copy of the folder in
// ANSA_ENGINE, with the client beside the worker, marked as ES modules.
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const client = new URL("../js/", import.meta.url);
const built = process.env.ANSA_ENGINE;
if (!built) throw new Error("ANSA_ENGINE must name the folder with ansa-wasm.js and engine-worker.js");
const packed = process.env.ANSA_PACKAGE;
if (!packed) throw new Error("ANSA_PACKAGE must name the folder with rules.js");

/** Copies the package to its own folder. */
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

/** A copy with one file changed, or left out if `change` returns nothing. */
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
/** The exports of the wasm module, including its memory. */
export const wasm = module.initSync({ module: readFileSync(join(folder, "ansa-wasm_bg.wasm")) });

/** The classes for the worker. */
export const { RawAei, RawEngine } = module;

/** The rules API. */
const rules = await import(pathToFileURL(join(packed, "rules.js")));
export const { ArimaaError, Game, GameTree, PositionBuilder, isSquare, validatePosition, version } = rules;

/** The client of the package, beside its worker. */
export const { Engine } = await import(pathToFileURL(join(folder, "engine-client.js")));

/** A game after both setups. */
export function begun() {
  const game = new Game();
  game.setUp(Game.setup("99of9", "gold"));
  game.setUp(Game.setup("classic", "silver"));
  return game;
}

/** Long enough that no test reaches it. */
export const ENDLESS = { timeMs: 600_000 };

export function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
