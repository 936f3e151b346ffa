// The engine's module worker. It loads the wasm module from its own folder and searches in slices, because a worker
// receives messages only between them. It has no top-level await, because bundlers turn workers into plain scripts.
//
// Messages to the worker:
//   { type: "hello", protocol, build?, tableBytes?, tablesUrl? }  first of all
//   { type: "search", id, game, level, maxTimeMs?, … }        game is a record;           ends any other search;
//     or { …, limits, … }                                     limits in place of level and maxTimeMs;
//     or { …, clock, askedAt, level?, … }                     the clock at the time `askedAt` (`Date.now()`);
//     with { lines?, steps?, seed?, clear?, ply?, review? }   steps: those made in the turn, such as "Ee2n Ee3n";
//                                                             clear: clears all tables before the search;
//                                                             ply: the position before the ply with this index
//   { type: "stop", id }                                      answers with the best turn so far
//   { type: "cancel", id }                                    ends without an answer
//   { type: "outline", id, game }                             asks for the turns of a game
//   { type: "aei", id, line }                                 a line for the AEI session, which begins with the first
// Messages from it:
//   { type: "ready", protocol, build, version }               the answer to hello
//   { type: "progress", id, info }                            while it searches, ten times a second
//   { type: "best", id, kind, turn, info, review? }           kind is "turn" or "setup"; review where asked for
//   { type: "outline", id, turns, searchEnd, end? }           see `Outline` in ansa-wasm.d.ts
//   { type: "aei", id, lines, ended }                         the lines that answer it at once
//   { type: "said", lines }                                   later output of the AEI session
//   { type: "failed", id, error: { code, message, … } }       the request was rejected; the worker keeps running
//   { type: "dead", reason }                                  the worker has failed and can't be used any more
import init, { RawAei, RawEngine, version } from "./ansa-wasm.js";

const PROTOCOL_VERSION = 7;
// The build program puts the id of the build here.
const BUILD = "__BUILD_ID__";
const SLICE_MS = 25;
const PROGRESS_MS = 100;
/** A size of the AEI session's transposition table that suits pages. The option `hash` changes it. */
const AEI_MEGABYTES = 16;
/** The longest wait for an endgame table. */
const TABLE_MS = 5000;
/** The first byte of a file that is compressed with gzip. */
const GZIP = 0x1f;

/** Messages that arrived before the engine was loaded. */
const early = [];
let receive = (message) => (message?.type === "hello" ? start(message) : early.push(message));
onmessage = ({ data }) => receive(data);

let engine = null;
let tableBytes;
/** The folder with the endgame tables, and those that were asked for. */
let tablesUrl;
const askedFor = new Set();
let aei = null;
/** The search that runs: its id, whether a review is asked for, and when its progress was last reported. */
let search = null;

/**
 * Runs a callback after the messages that are already queued, without the delay of a timer. In browsers a message to
 * itself queues behind them. In Node such a message would come before them, but `setImmediate` has the right order.
 */
const soon = globalThis.setImmediate ?? byMessage();
let ticking = false;

function byMessage() {
  const { port1, port2 } = new MessageChannel();
  let act = null;
  port1.onmessage = () => act();
  return (next) => {
    act = next;
    port2.postMessage(null);
  };
}

/** Schedules one slice. Only one is ever scheduled, even if one search follows another at once. */
function schedule() {
  if (ticking) return;
  ticking = true;
  soon(() => {
    ticking = false;
    guarded(slice);
  });
}

function start(hello) {
  receive = (message) => early.push(message);
  ({ tableBytes, tablesUrl } = hello);
  init().then(() => {
    postMessage({ type: "ready", protocol: PROTOCOL_VERSION, build: BUILD, version: version() });
    proceed();
  }, die);
}

/** Takes messages again, first those that have waited. */
function proceed() {
  receive = (message) => guarded(take, message);
  early.splice(0).forEach((message) => receive(message));
}

function take(message) {
  switch (message?.type) {
    case "search":
      search = null;
      answer(message, begin);
      break;
    case "stop":
      if (search?.id === message.id) engine.stop();
      break;
    case "cancel":
      if (search?.id === message.id) search = null;
      break;
    case "outline":
      answer(message, ({ id, game }) => postMessage({ type: "outline", id, ...RawEngine.outline(game) }));
      break;
    case "aei":
      answer(message, say);
      break;
  }
}

/** Handles a message. Refusals are sent back. */
function answer(message, act) {
  try {
    act(message);
  } catch (error) {
    if (error?.name !== "ArimaaError") throw error;
    postMessage({ type: "failed", id: message.id, error: { ...error, message: error.message } });
  }
}

function begin(message) {
  engine ??= new RawEngine({ tableBytes });
  const { type, id, game, askedAt, ...request } = message;
  // A level is a strength, which tables would change.
  const missing = tablesUrl && request.limits ? engine.missingTables(game, request.ply) : "";
  const wanted = missing.split(" ").filter((name) => name && !askedFor.has(name));
  if (wanted.length > 0) {
    receive = (later) => early.push(later);
    early.unshift(message);
    Promise.all(wanted.map(loadTable)).then(proceed);
    return;
  }
  const { clock } = request;
  // The system clock may have been changed since.
  if (clock) request.clock = { ...clock, usedMs: (clock.usedMs ?? 0) + Math.max(0, Date.now() - askedAt) };
  engine.start(game, request);
  search = { id, isReview: request.review, reported: performance.now() };
  schedule();
}

/** Loads an endgame table. A search does without those that can't be had. */
async function loadTable(name) {
  askedFor.add(name);
  try {
    const answer = await fetch(new URL(name, tablesUrl), { signal: AbortSignal.timeout(TABLE_MS) });
    if (!answer.ok) return;
    let contents = await answer.arrayBuffer();
    // Some servers declare the compression, so that it is undone already.
    if (new Uint8Array(contents)[0] === GZIP) {
      const plain = new Blob([contents]).stream().pipeThrough(new DecompressionStream("gzip"));
      contents = await new Response(plain).arrayBuffer();
    }
    engine.addTable(new Uint8Array(contents));
  } catch {
    // The network or the file is bad.
  }
}

function say({ id, line }) {
  aei ??= new RawAei(Math.floor(Math.random() * 2 ** 32), AEI_MEGABYTES);
  const lines = aei.answer(line);
  postMessage({ type: "aei", id, lines, ended: aei.ended });
  if (aei.thinking) schedule();
}

function slice() {
  if (aei?.thinking) {
    const lines = aei.think(SLICE_MS);
    if (lines.length > 0) postMessage({ type: "said", lines });
    schedule();
  }
  if (!search) return;
  const { id, isReview } = search;
  const best = engine.run(SLICE_MS);
  if (best) {
    search = null;
    postMessage({ type: "best", id, ...best, info: engine.info(), review: isReview ? engine.review() : undefined });
    return;
  }
  const now = performance.now();
  if (now - search.reported >= PROGRESS_MS) {
    search.reported = now;
    postMessage({ type: "progress", id, info: engine.info() });
  }
  schedule();
}

/** After a panic the state of the wasm module is undefined: report it and end the worker. */
function guarded(act, argument) {
  try {
    act(argument);
  } catch (error) {
    die(error);
  }
}

function die(error) {
  receive = () => {};
  search = null;
  postMessage({ type: "dead", reason: error instanceof Error ? error.message : String(error) });
  close();
}
