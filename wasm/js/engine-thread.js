// The lifetime of one worker: handshake, messages, timeouts. Its failure is reported once.
import { ArimaaError } from "./arimaa-error.js";
import { SAY, reasonOf } from "./engine-error.js";
import { holdProgram, inlineScript, spawn, startTimer } from "./engine-spawn.js";

/** The version of the messages between client and worker. It changes whenever their meaning does. */
export const PROTOCOL_VERSION = 7;

/** How long a worker may take to load, and how long it may be silent while it works, in milliseconds. */
const READY_TIMEOUT_MS = 60_000;
const SILENCE_TIMEOUT_MS = 30_000;
/** When a sleeping page wakes, all its timers fire at once. So this many checks in a row must find silence. */
const LOOKS = 3;

/** The script of engine-inline.js, once a worker started from it has become ready. The file is not tried again then. */
let proven;

export class Thread {
  #options;
  #hear;
  #worker = null;
  #ready = false;
  #ended = false;
  /** Messages sent before the worker was ready. It may have to be replaced. */
  #unheard = [];
  #readyTimer;
  #watchTimer;
  #silent = 0;

  /** `hear` has onReady(), onMessage(message) and onLost(error). Nothing follows onLost. */
  constructor(options, hear) {
    this.#options = options;
    this.#hear = hear;
  }

  get isReady() {
    return this.#ready;
  }

  start() {
    const { readyTimeoutMs = READY_TIMEOUT_MS } = this.#options;
    this.#readyTimer = startTimer(setTimeout, () => this.#lose(SAY.slow), readyTimeoutMs);
    holdProgram(this.#readyTimer, false);
    this.#attempt(this.#isUsual ? proven : undefined);
  }

  /** Whether the worker's origin is the default one. */
  get #isUsual() {
    return !this.#options.createWorker && !this.#options.workerUrl;
  }

  post(message) {
    if (this.#ended) return;
    if (!this.#ready) this.#unheard.push(message);
    try {
      this.#worker?.postMessage(message);
    } catch (error) {
      queueMicrotask(() => this.#lose(reasonOf(error), error));
    }
  }

  /** `answer`: an answer is due, so the silence timeout applies. `more`: Node keeps the program running. */
  expect(answer, more = answer) {
    if (answer || more) this.#worker?.ref?.();
    else this.#worker?.unref?.();
    clearInterval(this.#watchTimer);
    if (this.#ended) return;
    // A worker that stays silent must fail the request, although nothing else keeps the program running.
    if (!this.#ready) holdProgram(this.#readyTimer, answer);
    if (!answer) return;
    const { silenceTimeoutMs = SILENCE_TIMEOUT_MS } = this.#options;
    this.#silent = 0;
    const look = () => {
      if (this.#ready && ++this.#silent >= LOOKS) this.#lose(SAY.silent);
    };
    this.#watchTimer = startTimer(setInterval, look, silenceTimeoutMs / LOOKS);
  }

  /** Ends the worker. None of its later messages are delivered. */
  end() {
    this.#ended = true;
    clearTimeout(this.#readyTimer);
    clearInterval(this.#watchTimer);
    this.#unheard = [];
    this.#worker?.terminate();
    this.#worker = null;
  }

  #attempt(script) {
    try {
      const made = spawn(this.#options, script);
      if (typeof made?.then !== "function") this.#adopt(made, script);
      else made.then((worker) => this.#adopt(worker, script)).catch((error) => this.#fail(reasonOf(error), script, error));
    } catch (error) {
      // Reported asynchronously like every other failure, when the caller already has the thread.
      queueMicrotask(() => this.#fail(reasonOf(error), script, error));
    }
  }

  #adopt(worker, script) {
    if (typeof worker?.postMessage !== "function") throw new Error(SAY.noWorker);
    if (this.#ended) {
      worker.terminate();
      return;
    }
    this.#worker = worker;
    const current = (handle) => (event) => {
      if (this.#worker === worker) handle(event);
    };
    worker.onmessage = current(({ data }) => this.#receive(data, script));
    worker.onerror = current((event) => {
      event.preventDefault?.();
      this.#fail(event.message || SAY.noReason, script, event.error);
    });
    worker.onmessageerror = current(() => this.#lose(SAY.garbled));
    const { buildId, tableBytes, tablesUrl } = this.#options;
    worker.postMessage({ type: "hello", protocol: PROTOCOL_VERSION, build: buildId, tableBytes, tablesUrl });
    for (const message of this.#unheard) worker.postMessage(message);
  }

  #receive(message, script) {
    this.#silent = 0;
    if (message?.type === "ready") this.#welcome(message, script);
    else if (message?.type === "dead") this.#fail(message.reason, script);
    else this.#hear.onMessage(message);
  }

  #welcome({ protocol, build }, script) {
    const { buildId } = this.#options;
    let fault;
    if (protocol !== PROTOCOL_VERSION) fault = SAY.mismatch(PROTOCOL_VERSION, protocol);
    else if (buildId !== undefined && buildId !== build) fault = SAY.builds(buildId, build);
    if (fault !== undefined) {
      this.#notifyLost(new ArimaaError("version-mismatch", fault));
      return;
    }
    clearTimeout(this.#readyTimer);
    this.#ready = true;
    this.#unheard = [];
    proven ??= script;
    this.#hear.onReady();
  }

  /** Handles a failed worker. If it was never ready, it is replaced once by a worker from the inline script. */
  #fail(reason, script, cause) {
    if (this.#ready || this.#ended || script !== undefined || !this.#isUsual) {
      this.#lose(reason, cause);
      return;
    }
    this.#worker?.terminate();
    this.#worker = null;
    inlineScript().then(
      (script) => {
        if (!this.#ended) this.#attempt(script);
      },
      () => this.#lose(reason, cause),
    );
  }

  /** `cause`: what was thrown, if anything was. */
  #lose(reason, cause) {
    const [code, say] = this.#ready ? ["engine-died", SAY.died] : ["engine-unavailable", SAY.unavailable];
    this.#notifyLost(new ArimaaError(code, say(reason), cause && { cause }));
  }

  #notifyLost(error) {
    if (this.#ended) return;
    this.end();
    this.#hear.onLost(error);
  }
}
