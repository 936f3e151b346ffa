// The client without any configuration: in Node, and when the worker's file is missing.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { rejectsWith } from "./helpers.mjs";
import { Engine, begun, copyWith, folder, workerOf } from "./package.mjs";

async function engineOf(folder) {
  return (await import(pathToFileURL(join(folder, "engine-client.js")))).Engine;
}

/** The bundle that the package's build makes of worker and wasm: one script that loads nothing. */
function inlineModule(folder) {
  const read = (name, ...how) => readFileSync(join(folder, name), ...how);
  const glue = read("ansa-wasm.js", "utf8")
    .replaceAll(/^export \{.*\};?$/gm, "")
    .replaceAll(/^export /gm, "");
  const worker = read("engine-worker.js", "utf8").replace(/^import .*$/m, "");
  const names = "RawAei, RawEngine, version";
  const bytes = `Uint8Array.from(atob("${read("ansa-wasm_bg.wasm", "base64")}"), (letter) => letter.charCodeAt(0))`;
  const script = `const { init, ${names} } = (() => {
    ${glue}
    initSync({ module: ${bytes} });
    return { init: __wbg_init, ${names} };
  })();
  ${worker}`;
  return `export const script = ${JSON.stringify(script)};\n`;
}

test("Node needs no options, and an idle engine does not keep the program running", async () => {
  const engine = await Engine.create();
  assert.equal((await engine.bestTurn({ game: begun(), level: 2 })).kind, "turn");
  engine.terminate();
  const program = `
    import { Engine } from ${JSON.stringify(String(pathToFileURL(join(folder, "engine-client.js"))))};
    // Keeps a reference, so that nothing is garbage-collected.
    const engine = (globalThis.engine = await Engine.create());
    const { kind } = await engine.bestTurn({ game: "", level: 1 });
    const lines = engine.aeiLines();
    await engine.aei("aei");
    for await (const line of lines) if (line === "aeiok") break;
    console.log(kind);
  `;
  const run = promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program], { timeout: 30_000 });
  assert.equal((await run).stdout, "setup\n");
});

test("a worker that says nothing fails the request, although nothing else keeps the program running", async () => {
  const program = `
    import { Engine } from ${JSON.stringify(String(pathToFileURL(join(folder, "engine-client.js"))))};
    const mute = () => ({ postMessage() {}, terminate() {} });
    const engine = new Engine({ createWorker: mute, readyTimeoutMs: 300 });
    const failures = [];
    for (const ask of [() => engine.ready(), () => engine.bestTurn({ game: "" }), () => engine.aei("aei")]) {
      await ask().catch(({ code }) => failures.push(code));
    }
    const talking = () => {
      const worker = mute();
      worker.postMessage = ({ type, protocol }) => {
        if (type === "hello") queueMicrotask(() => worker.onmessage({ data: { type: "ready", protocol } }));
      };
      return worker;
    };
    await new Engine({ createWorker: talking, silenceTimeoutMs: 300 }).bestTurn({ game: "" }).catch(({ code }) => failures.push(code));
    console.log(failures.join());
  `;
  const run = promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program], { timeout: 30_000 });
  assert.equal((await run).stdout, "engine-unavailable,engine-unavailable,engine-unavailable,engine-died\n");
});

test("the package's inline script replaces a missing worker file", async () => {
  const without = copyWith("engine-worker.js", () => undefined);
  const Client = await engineOf(without);
  await rejectsWith(Client.create(), "engine-unavailable", /engine-worker\.js/);
  writeFileSync(join(without, "engine-inline.js"), inlineModule(folder));
  // Another copy of the module, because a module that was not found is not looked for again.
  const whole = copyWith("engine-worker.js", () => undefined);
  writeFileSync(join(whole, "engine-inline.js"), inlineModule(folder));
  const engine = await (await engineOf(whole)).create({ workers: 2 });
  const [best, line] = await Promise.all([engine.bestTurn({ game: begun(), level: 2 }), engine.aei("aei")]);
  assert.equal(best.kind, "turn");
  assert.equal(line.at(-1), "aeiok");
  engine.terminate();
});

test("an inline script that fails is reported with the reason", async () => {
  const broken = copyWith("engine-worker.js", () => undefined);
  writeFileSync(join(broken, "engine-inline.js"), 'export const script = "throw new Error(\\"spoilt\\")";');
  await rejectsWith((await engineOf(broken)).create(), "engine-unavailable", /spoilt/);
});

test("a thread that ends by itself is reported", async () => {
  const leaving = copyWith("engine-worker.js", (text) => text.replace("function begin(", "function begin() { process.exit(3); }\nfunction begins("));
  const engine = new Engine({ workerUrl: workerOf(leaving) });
  await rejectsWith(engine.bestTurn({ game: begun() }), "engine-died", /code 3/);
  engine.terminate();
});

test("a worker named by an option is not replaced by another", async () => {
  for (const workerUrl of [join(folder, "no-such-worker.js"), "no-such-worker.js", "https://no-such-worker.example/"]) {
    const engine = new Engine({ workerUrl });
    const failed = engine.bestTurn({ game: begun() });
    await rejectsWith(failed, "engine-unavailable", workerUrl.startsWith("https:") ? /protocol 'https:'/ : /no-such-worker/);
    // Not the script that starts the worker.
    await assert.rejects(failed, ({ message }) => message.length < 300 && !message.includes("data:"));
    engine.terminate();
  }
  const plain = await Engine.create({ workerUrl: join(folder, "engine-worker.js") });
  plain.terminate();
});
