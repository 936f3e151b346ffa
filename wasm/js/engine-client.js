// The engine for pages and programs: `Engine`, which sends requests to workers shared between engines. The page and the
// npm package contain the same files: this one and its imports. engine-client.d.ts has the types and their
// documentation, engine-worker.js the messages.
import { AeiSession } from "./engine-aei.js";
import { ArimaaError } from "./arimaa-error.js";
import { SAY, terminated, wrongType } from "./engine-error.js";
import { analyseGame } from "./engine-game.js";
import { join, leave } from "./engine-pool.js";
import { checkedGame, checkedLine, checkedOptions, checkedTurn } from "./engine-request.js";
import { callSafely, makeTask } from "./engine-task.js";

export { ArimaaError } from "./arimaa-error.js";
export { PROTOCOL_VERSION } from "./engine-thread.js";

/** An engine that was garbage-collected leaves its pool. A pending promise or loop keeps its engine alive. */
const forgotten = new FinalizationRegistry(({ owner, pool, aei }) => {
  aei.end(terminated(), false);
  leave(owner, pool);
});

/** The key of a function that returns the engine itself, also if it is read through a proxy. */
const SELF = Symbol("self");

export class Engine {
  static {
    // A proxy, such as one of Vue, has no private fields, so every method must run on the engine itself.
    for (const name of Reflect.ownKeys(Engine.prototype)) {
      if (name === "constructor") continue;
      const method = Engine.prototype[name];
      const value = function (...given) {
        const engine = this?.[SELF]?.();
        if (!engine) throw wrongType(SAY.wrongThis(String(name)));
        return method.apply(engine, given);
      };
      Object.defineProperty(Engine.prototype, name, { value });
    }
    // Frameworks make proxies of plain objects only, and this tells them that an engine is none.
    Object.defineProperty(Engine.prototype, Symbol.toStringTag, { value: "Engine", configurable: true });
  }

  /** The key of this engine in the pool. It is not the engine itself, so that the engine can be collected. */
  #owner = Symbol("engine");
  #pool;
  #aei;
  /** The request in progress. */
  #current = null;
  #terminated = false;

  constructor(options = {}) {
    const { checked } = checkedOptions(options);
    Object.defineProperty(this, SELF, { value: () => this });
    // `structuredClone` and `postMessage` would make an empty object of an engine. They refuse symbols, and show this one.
    const value = Symbol("create an Engine where it is needed");
    Object.defineProperty(this, "notCloneable", { value, enumerable: true });
    this.#pool = join(this.#owner, checked);
    this.#aei = new AeiSession(checked);
    forgotten.register(this, { owner: this.#owner, pool: this.#pool, aei: this.#aei }, this);
  }

  static async create(options = {}) {
    const { signal } = checkedOptions(options);
    if (signal?.aborted) throw signal.reason;
    // A subclass creates its own engines.
    const engine = this?.prototype instanceof Engine ? new this(options) : new Engine(options);
    let abort;
    try {
      const aborted = new Promise((_, reject) => {
        abort = () => reject(signal.reason);
        signal?.addEventListener("abort", abort);
      });
      await Promise.race([engine.ready(), aborted]);
      return engine;
    } catch (error) {
      engine.terminate();
      throw error;
    } finally {
      signal?.removeEventListener("abort", abort);
    }
  }

  ready() {
    return this.#terminated ? Promise.reject(terminated()) : this.#pool.ready(this);
  }

  bestTurn(request) {
    // A separate promise: `result` has a handler, so its failure would not be reported as unhandled.
    return this.analyse(request).result.then((best) => best);
  }

  analyse(request) {
    return this.#begin(request, checkedTurn, { all: false }, ({ message, onProgress }, task) => {
      const job = {
        message,
        owner: this.#owner,
        urgent: true,
        onProgress: (info) => {
          task.push(info);
          callSafely(onProgress, info);
        },
        resolve: ({ kind, turn, info }) => {
          task.push(info);
          task.finish({ kind, turn, ...info });
        },
        reject: task.fail,
      };
      this.#pool.submit(job);
      return { stop: () => this.#pool.stop(job), end: () => this.#pool.cancel(job) };
    });
  }

  analyseGame(request) {
    return this.#begin(request, checkedGame, { all: true }, (asked, task) => analyseGame(this.#pool, asked, task));
  }

  stop() {
    this.#current?.driver.task.stop();
  }

  async aei(line) {
    checkedLine(line);
    if (this.#terminated) throw terminated();
    return this.#aei.say(line, this);
  }

  aeiLines() {
    if (this.#terminated) throw terminated();
    return this.#aei.lines(this);
  }

  terminate() {
    if (this.#terminated) return;
    this.#terminated = true;
    forgotten.unregister(this);
    this.#end(this.#current, terminated());
    this.#aei.end(terminated(), false);
    leave(this.#owner, this.#pool);
  }

  [Symbol.dispose ?? Symbol.for("Symbol.dispose")]() {
    this.terminate();
  }

  /** Checks a request and starts it in place of the previous one. */
  #begin(request, check, how, run) {
    const driver = makeTask(how);
    let asked;
    try {
      asked = check(request);
      if (this.#terminated) throw terminated();
      if (asked.signal?.aborted) throw asked.signal.reason;
    } catch (error) {
      driver.fail(error);
      return driver.task;
    }
    this.#end(this.#current, new ArimaaError("superseded", SAY.superseded));
    const current = { driver, end: () => {} };
    this.#current = current;
    const { signal } = asked;
    const abort = () => this.#end(current, signal.reason);
    signal?.addEventListener("abort", abort);
    driver.onSettled = () => {
      signal?.removeEventListener("abort", abort);
      if (this.#current === current) this.#current = null;
    };
    const { stop, end } = run(asked, driver);
    driver.stop = stop;
    current.end = end;
    return driver.task;
  }

  /** Ends a request, if there is one, without an answer. */
  #end(current, error) {
    if (!current || current.driver.isSettled) return;
    current.driver.fail(error);
    current.end();
  }
}
