// The WebAssembly engine as an AEI engine, for matches against other engines (`ansa match`):
//   node bench/aei-wasm.mjs FOLDER            in a thread of Node.js
//   node bench/aei-wasm.mjs FOLDER BROWSER    in a page of this Chromium, without a window
// FOLDER contains engine-client.js: `dist/engine-…` or `npm/ansa/engine` in the target folder.
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [folder, browser] = process.argv.slice(2);
if (!folder) throw new Error("expected the folder of the engine");
/** The lines of the input. Lines that arrive before the loop begins would be lost if this were made earlier. */
const input = () => createInterface({ input: process.stdin });
const say = (lines) => process.stdout.write(lines.map((line) => `${line}\n`).join(""));

async function inNode() {
  const { Engine } = await import(pathToFileURL(resolve(folder, "engine-client.js")));
  const engine = await Engine.create();
  const output = engine.aeiLines();
  const said = (async () => {
    for await (const line of output) say([line]);
  })();
  for await (const line of input()) {
    await engine.aei(line);
    if (line.trim() === "quit") break;
  }
  engine.terminate();
  await said.catch(() => {});
}

/** The page asks for the next line, and sends what the engine says. */
const PAGE = `<!doctype html><title>Engine</title><script type="module">
import { Engine } from "./engine-client.js";
const engine = await Engine.create();
const send = (lines) => fetch("./said", { method: "POST", body: JSON.stringify(lines) });
(async () => {
  for await (const line of engine.aeiLines()) await send([line]);
})();
for (;;) {
  const line = await (await fetch("./line")).json();
  await engine.aei(line);
}
</script>`;
const TYPES = { js: "text/javascript", wasm: "application/wasm" };

async function inBrowser() {
  const waiting = [];
  const asking = [];
  const hand = () => {
    while (waiting.length > 0 && asking.length > 0) asking.shift().end(JSON.stringify(waiting.shift()));
  };
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, "http://localhost").pathname;
    if (path === "/line") {
      asking.push(response);
      return hand();
    }
    if (path === "/said") {
      let text = "";
      for await (const part of request) text += part;
      say(JSON.parse(text));
      return response.end();
    }
    const name = basename(path);
    try {
      const contents = name === "" ? PAGE : await readFile(join(folder, name));
      response.setHeader("content-type", TYPES[name.split(".").at(-1)] ?? "text/html").end(contents);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const profile = await mkdtemp(join(tmpdir(), "ansa-aei-"));
  const address = `http://127.0.0.1:${server.address().port}/`;
  const options = ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", `--user-data-dir=${profile}`];
  // The program may be a script that starts the browser, so both get a group of their own.
  const page = spawn(browser, [...options, address], { stdio: "ignore", detached: true });
  const ended = new Promise((end) => page.on("exit", end));
  for await (const line of input()) {
    if (line.trim() === "quit") break;
    waiting.push(line);
    hand();
  }
  process.kill(-page.pid);
  await ended;
  server.closeAllConnections();
  server.close();
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
}

await (browser ? inBrowser() : inNode());
