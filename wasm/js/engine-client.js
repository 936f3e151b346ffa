// The engine's client: makes the worker, asks it for turns, and starts it again when it has died.
//
// This file stands alone (it imports nothing), because the page and the npm package ship the same file. Its types are
// in engine-client.d.ts; the messages are described in engine-worker.js.

/** The version of the messages between client and worker. It changes whenever their meaning does. */
export const PROTOCOL_VERSION = 3;

/** How long a worker may take to load before it is given up, in milliseconds. */
const READY_TIMEOUT_MS = 60_000;

const LEVELS = { weakest: 1, usual: 5, strongest: 10 };
const LIMITS = ["nodes", "timeMs", "depth"];
const MOST_LINES = 16;

/** What the client says; the engine's own sentences come from the worker. */
const SAY = {
  wrongRequest: "bestTurn needs an object such as { game, level: 5 }",
  wrongGame: "the game must be a Game or the text of a record",
  wrongLevel: `the level must be a whole number from ${LEVELS.weakest} to ${LEVELS.strongest}`,
  wrongTime: `maxTimeMs must be a whole number from 1 to ${Number.MAX_SAFE_INTEGER}`,
  timeOfLimits: "maxTimeMs goes with a level; limits have a timeMs of their own",
  wrongLimits: "limits must be an object with at least one of nodes, timeMs and depth",
  wrongLimit: (name) => `limits.${name} must be a whole number from 1 to ${Number.MAX_SAFE_INTEGER}`,
  bothLimits: "give either a level or limits, not both",
  wrongLines: `lines must be a whole number from 1 to ${MOST_LINES}`,
  wrongSignal: "signal must be an AbortSignal",
  wrongSeed: `seed must be a whole number from 0 to ${Number.MAX_SAFE_INTEGER}`,
  wrongProgress: "onProgress must be a function",
  superseded: "a newer request took the place of this one",
  terminated: "the engine has been terminated",
  died: (reason) => `the engine stopped working and will be started again for the next request: ${reason}`,
  unavailable: (reason) => `the engine could not be started: ${reason}`,
  noReason: "its worker could not be loaded",
  slow: "its worker took too long to load",
  garbled: "a message could not be read",
  mismatch: (found) =>
    `the page and the engine are of different versions (messages ${PROTOCOL_VERSION} and ${found}): reload the page`,
  builds: (own, found) => `the page is build ${own} and the engine build ${found}: reload the page`,
};

/** What every refusal is: an error with a stable `code`. Errors of the rules have the same shape. */
export class ArimaaError extends Error {
  constructor(code, message, details = {}) {
    super(message);
    this.name = "ArimaaError";
    Object.assign(this, details);
    this.code = code;
  }
}

/** An engine in a worker of its own, which answers one request at a time. */
export class Engine {
  #options;
  #worker = null;
  #ready = false;
  #readyTimer = undefined;
  #waiters = [];
  #request = null;
  #nextId = 1;
  #terminated = false;

  /** Makes a client; the worker starts with the first request. */
  constructor(options = {}) {
    this.#options = { ...options };
  }

  /** Makes a client and waits until its worker is ready. */
  static async create(options) {
    const engine = new Engine(options);
    await engine.ready();
    return engine;
  }

  /** Starts the worker if there is none, and resolves when it can be asked. */
  ready() {
    if (this.#terminated) return Promise.reject(new ArimaaError("terminated", SAY.terminated));
    return new Promise((resolve, reject) => {
      try {
        this.#start();
      } catch (error) {
        reject(error);
        return;
      }
      if (this.#ready) resolve();
      else this.#waiters.push({ resolve, reject });
    });
  }

  /** Asks for the best turn, or setup, of the side to move. An unfinished request is ended first. */
  bestTurn(request) {
    let asked;
    try {
      asked = checked(request);
    } catch (error) {
      return Promise.reject(error);
    }
    const { message, signal, onProgress } = asked;
    if (this.#terminated) return Promise.reject(new ArimaaError("terminated", SAY.terminated));
    if (signal?.aborted) return Promise.reject(signal.reason);
    this.#cancel(new ArimaaError("superseded", SAY.superseded));
    return new Promise((resolve, reject) => {
      const id = this.#nextId++;
      const abort = () => {
        if (this.#request?.id === id) this.#cancel(signal.reason);
      };
      signal?.addEventListener("abort", abort);
      this.#request = { id, resolve, reject, onProgress, forget: () => signal?.removeEventListener("abort", abort) };
      try {
        this.#start();
        this.#worker.postMessage({ type: "search", id, ...message });
      } catch (error) {
        this.#settle("reject", error);
      }
    });
  }

  /** Ends the search now: its request resolves, soon, with the best turn found so far. */
  stop() {
    if (this.#request) this.#worker?.postMessage({ type: "stop", id: this.#request.id });
  }

  /** Ends the worker for good; an unfinished request is rejected. */
  terminate() {
    this.#terminated = true;
    this.#drop(new ArimaaError("terminated", SAY.terminated));
  }

  [Symbol.dispose ?? Symbol.for("Symbol.dispose")]() {
    this.terminate();
  }

  #start() {
    if (this.#worker) return;
    const { workerUrl, createWorker, buildId, tableBytes, readyTimeoutMs = READY_TIMEOUT_MS } = this.#options;
    let worker;
    try {
      // Bundlers find the worker by this very form of expression, so it may not be taken apart.
      worker = createWorker
        ? createWorker()
        : workerUrl
          ? new Worker(workerUrl, { type: "module" })
          : new Worker(new URL("./engine-worker.js", import.meta.url), { type: "module" });
    } catch (error) {
      throw new ArimaaError("engine-unavailable", SAY.unavailable(reasonOf(error)));
    }
    this.#worker = worker;
    // A worker that was dropped may still have messages on their way: they are not for its successor.
    const current = (handle) => (event) => {
      if (this.#worker === worker) handle(event);
    };
    worker.onmessage = current(({ data }) => this.#receive(data));
    worker.onerror = current((event) => {
      event.preventDefault?.();
      this.#lose(event?.message || SAY.noReason);
    });
    worker.onmessageerror = current(() => this.#lose(SAY.garbled));
    this.#readyTimer = setTimeout(
      current(() => this.#lose(SAY.slow)),
      readyTimeoutMs,
    );
    this.#readyTimer.unref?.();
    worker.postMessage({ type: "hello", protocol: PROTOCOL_VERSION, build: buildId, tableBytes });
  }

  #receive(message) {
    const request = this.#request?.id === message?.id ? this.#request : null;
    switch (message?.type) {
      case "ready":
        this.#welcome(message);
        break;
      case "progress":
        if (request?.onProgress) callSafely(request.onProgress, message.info);
        break;
      case "best":
        if (request) this.#settle("resolve", { kind: message.kind, turn: message.turn, ...message.info });
        break;
      case "failed":
        if (request) this.#settle("reject", errorFrom(message.error));
        break;
      case "dead":
        this.#lose(message.reason);
        break;
    }
  }

  #welcome({ protocol, build }) {
    const own = this.#options.buildId;
    let fault = null;
    if (protocol !== PROTOCOL_VERSION) fault = SAY.mismatch(protocol);
    else if (own !== undefined && own !== build) fault = SAY.builds(own, build);
    if (fault !== null) {
      this.#drop(new ArimaaError("version-mismatch", fault));
      return;
    }
    clearTimeout(this.#readyTimer);
    this.#ready = true;
    for (const waiter of this.#waiters.splice(0)) waiter.resolve();
  }

  /** The worker is of no use any more. */
  #lose(reason) {
    this.#drop(
      this.#ready
        ? new ArimaaError("engine-died", SAY.died(reason))
        : new ArimaaError("engine-unavailable", SAY.unavailable(reason)),
    );
  }

  /** Ends the worker, so that the next request makes a new one, and fails whoever waits. */
  #drop(error) {
    clearTimeout(this.#readyTimer);
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
    for (const waiter of this.#waiters.splice(0)) waiter.reject(error);
    this.#settle("reject", error);
  }

  /** Ends the request, if there is one, without an answer. */
  #cancel(reason) {
    if (!this.#request) return;
    this.#worker?.postMessage({ type: "cancel", id: this.#request.id });
    this.#settle("reject", reason);
  }

  #settle(how, value) {
    const request = this.#request;
    if (!request) return;
    this.#request = null;
    request.forget();
    request[how](value);
  }
}

/** The parts of a request, or an error that says what is wrong with it. */
function checked(request) {
  if (request === null || typeof request !== "object") throw wrongType(SAY.wrongRequest);
  const { game, level, maxTimeMs, limits, lines, seed, signal, onProgress } = request;
  if (signal !== undefined && typeof signal?.addEventListener !== "function") throw wrongType(SAY.wrongSignal);
  if (onProgress !== undefined && typeof onProgress !== "function") throw wrongType(SAY.wrongProgress);
  if (level !== undefined && limits !== undefined) throw wrongType(SAY.bothLimits);
  if (maxTimeMs !== undefined && limits !== undefined) throw wrongType(SAY.timeOfLimits);
  if (maxTimeMs !== undefined && !isPositive(maxTimeMs)) throw wrongType(SAY.wrongTime);
  if (seed !== undefined && !(Number.isSafeInteger(seed) && seed >= 0)) throw wrongType(SAY.wrongSeed);
  if (lines !== undefined && !(isPositive(lines) && lines <= MOST_LINES)) throw wrongType(SAY.wrongLines);
  const message = { game: textOf(game), seed };
  if (lines !== undefined) message.lines = lines;
  if (limits !== undefined) {
    message.limits = checkedLimits(limits);
  } else {
    message.level = level ?? LEVELS.usual;
    if (!isPositive(message.level) || message.level > LEVELS.strongest) throw wrongType(SAY.wrongLevel);
    if (maxTimeMs !== undefined) message.maxTimeMs = maxTimeMs;
  }
  return { message, signal, onProgress };
}

function checkedLimits(limits) {
  if (limits === null || typeof limits !== "object") throw wrongType(SAY.wrongLimits);
  const checked = {};
  for (const name of LIMITS) {
    const value = limits[name];
    if (value === undefined) continue;
    if (!isPositive(value)) throw wrongType(SAY.wrongLimit(name));
    checked[name] = value;
  }
  if (Object.keys(checked).length === 0) throw wrongType(SAY.wrongLimits);
  return checked;
}

function isPositive(value) {
  return Number.isSafeInteger(value) && value >= 1;
}

function textOf(game) {
  if (typeof game === "string") return game;
  if (typeof game?.toRecord === "function") return game.toRecord();
  throw wrongType(SAY.wrongGame);
}

function wrongType(message) {
  return new ArimaaError("wrong-type", message);
}

function errorFrom({ code, message, ...details }) {
  return new ArimaaError(code, message, details);
}

function reasonOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** A fault in the user's callback is the user's: it is reported like an uncaught one and does not disturb the search. */
function callSafely(callback, argument) {
  try {
    callback(argument);
  } catch (error) {
    (globalThis.reportError ?? console.error)(error);
  }
}
