// The engine's module worker. It loads the wasm module that lies beside it and searches in slices, because a worker
// hears a message only between them.
//
// Messages to the worker:
//   { type: "hello", protocol, build?, tableBytes? }                first of all
//   { type: "search", id, game, level, maxTimeMs?, lines?, seed? }  game is the text of a record; ends any other search;
//     or { …, limits, lines?, seed? }                               limits in place of level and maxTimeMs
//   { type: "stop", id }                                            answers with the best turn so far
//   { type: "cancel", id }                                          ends without an answer
// Messages from it:
//   { type: "ready", protocol, build, version }                     the answer to hello
//   { type: "progress", id, info }                                  at most ten a second
//   { type: "best", id, kind, turn, info }                          kind is "turn" or "setup"
//   { type: "failed", id, error: { code, message, … } }             the request was refused; the worker lives
//   { type: "dead", reason }                                        the worker is of no use any more
import init, { RawEngine, version } from "./ansa-wasm.js";

const PROTOCOL_VERSION = 3;
// The build program puts the id of the build here.
const BUILD = "__BUILD_ID__";
const SLICE_MS = 25;
const PROGRESS_MS = 100;

/** Messages that came before the engine could take them. */
const early = [];
let receive = (message) => early.push(message);
// Set before anything is awaited: a message that comes earlier would be lost.
onmessage = ({ data }) => receive(data);

let engine = null;
/** The search that runs: its id and when its progress was last told. */
let search = null;

/**
 * Runs an act after the messages that wait already, and unlike a timer without delay: in browsers by a message to
 * oneself, which queues behind them. In Node such a message would come before them, but it has a way of its own.
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

/** Has one slice run soon; only one, also where a search follows another at once. */
function schedule() {
  if (ticking) return;
  ticking = true;
  soon(() => {
    ticking = false;
    guarded(slice);
  });
}

function take(message) {
  switch (message?.type) {
    case "hello":
      if (!engine) engine = new RawEngine({ tableBytes: message.tableBytes });
      postMessage({ type: "ready", protocol: PROTOCOL_VERSION, build: BUILD, version: version() });
      break;
    case "search":
      begin(message);
      break;
    case "stop":
      if (search?.id === message.id) engine.stop();
      break;
    case "cancel":
      if (search?.id === message.id) search = null;
      break;
  }
}

function begin({ id, game, level, maxTimeMs, limits, lines, seed }) {
  search = null;
  try {
    engine.start(game, level ?? limits, seed, maxTimeMs, lines);
  } catch (error) {
    if (error?.name !== "ArimaaError") throw error;
    postMessage({ type: "failed", id, error: { ...error, message: error.message } });
    return;
  }
  search = { id, told: performance.now() };
  schedule();
}

function slice() {
  if (!search) return;
  const { id } = search;
  const best = engine.run(SLICE_MS);
  if (best) {
    search = null;
    postMessage({ type: "best", id, ...best, info: engine.info() });
    return;
  }
  const now = performance.now();
  if (now - search.told >= PROGRESS_MS) {
    search.told = now;
    postMessage({ type: "progress", id, info: engine.info() });
  }
  schedule();
}

/** After a panic nothing in the wasm module can be trusted: say so and end. */
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

try {
  await init();
  receive = (message) => guarded(take, message);
  early.splice(0).forEach((message) => receive(message));
} catch (error) {
  die(error);
}
