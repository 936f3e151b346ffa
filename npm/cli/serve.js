// `ansa serve`: a page with a board, for this computer only.
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { numberIn, readArguments } from "./arguments.js";
import { WorkError } from "./failures.js";
import { readSubject } from "./games.js";
import { harmlessLine, reasonOf } from "./output.js";

export const HELP = `usage: ansa serve [FILE] [--NAME VALUE]…
  FILE       show the game or position in this file; - for standard input
  --game ID  ID or number of the game in the file (the first game)
  --port N   port, 1 to 65535 (a free one)
Only programs on this computer can open the page. Press Ctrl-C to end the program.`;

const TEXT = { type: "string" };
const OPTIONS = { game: TEXT, port: TEXT };

const HOST = "127.0.0.1";
/** The folder of the package. */
const PACKAGE = new URL("../", import.meta.url);
/** Where the page expects the package, as in a project that has installed it. */
const BELOW = "/node_modules/ansa/";
/** The folders of the package with files for browsers; the empty name is that of the package's own. */
const FOLDERS = ["", "element/", "engine/"];
const KINDS = { js: "text/javascript", css: "text/css", html: "text/html", wasm: "application/wasm", txt: "text/plain" };

/** What the page can load: this server's files, and nothing from anywhere else. */
const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
  "worker-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export async function run(words, streams) {
  const { output, signal } = streams;
  const { values, positionals } = readArguments(words, OPTIONS, [0, 1], HELP);
  const port = numberIn(values, "port", [1, 65_535]) ?? 0;
  const [subject] = positionals;
  const files = filesOfPackage();
  let page = readFileSync(new URL("board.html", import.meta.url), "utf8");
  if (subject !== undefined) {
    const { game } = await readSubject(subject, values.game, streams);
    files.set("/game.txt", () => game.toRecord());
    page = page.replace("<arimaa-board", '$& src="game.txt"');
  }
  files.set("/", () => page);

  const server = createServer((request, response) => answer(files, request, response));
  server.listen(port, HOST);
  try {
    await once(server, "listening", { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new WorkError(`port ${port} can't be used: ${harmlessLine(reasonOf(error))}`);
  }
  await output.print(`The board is at http://${HOST}:${server.address().port}/. Press Ctrl-C to end the program.\n`);
  if (!signal.aborted) await once(signal, "abort");
  server.close();
  server.closeAllConnections();
}

/**
 * The files that can be asked for, by their address. Nothing else is ever read, so no address can lead to another file.
 */
function filesOfPackage() {
  const files = new Map();
  for (const folder of FOLDERS) {
    for (const name of readdirSync(new URL(folder || ".", PACKAGE))) {
      const place = new URL(folder + name, PACKAGE);
      if (/\.(js|css|html|wasm)$/.test(name)) files.set(BELOW + folder + name, () => readFileSync(place));
    }
  }
  return files;
}

function answer(files, { method, url, headers }, response) {
  response.setHeader("cache-control", "no-store");
  response.setHeader("x-content-type-options", "nosniff");
  response.setHeader("cross-origin-resource-policy", "same-origin");
  // A page of another site can give its own name this address, and would then read what it asks for.
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(headers.host ?? "")) return end(response, 403, "This host is not served.");
  if (method !== "GET" && method !== "HEAD") return end(response, 405, "Only GET is served.");
  const path = url.split(/[?#]/, 1)[0];
  const read = files.get(path);
  // Browsers ask for it by themselves.
  if (!read) return end(response, path === "/favicon.ico" ? 204 : 404, "");
  const kind = KINDS[path === "/" ? "html" : path.split(".").at(-1)];
  response.setHeader("content-type", `${kind}; charset=utf-8`);
  if (path === "/") response.setHeader("content-security-policy", POLICY);
  try {
    return end(response, 200, read());
  } catch {
    return end(response, 404, "");
  }
}

function end(response, status, body) {
  response.statusCode = status;
  response.end(body);
}
