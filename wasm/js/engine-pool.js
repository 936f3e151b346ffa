// The workers that engines share. A worker serves one request at a time. Another worker is started only if all are busy
// and there are fewer than `size`. Requests that can't be served wait in order; after them come the positions of
// whole-game analyses.
//
// An engine returns to the worker that served it last, if that worker is free, because its transposition table still
// has the game.
import { errorFrom, terminated } from "./engine-error.js";
import { holdProgram, spareCores } from "./engine-spawn.js";
import { Thread } from "./engine-thread.js";

/** A worker that no engine's game needs is ended after this many idle milliseconds. */
const IDLE_MS = 30_000;

/** Engines share their workers if these options agree. */
const SHARED = [
  ...["createWorker", "workerUrl", "buildId", "tableBytes", "tablesUrl"],
  ...["workers", "readyTimeoutMs", "silenceTimeoutMs"],
];

const pools = new Set();

/** The pool for these options. The owner becomes a member. */
export function join(owner, options) {
  let pool = [...pools].find((pool) => SHARED.every((name) => pool.options[name] === options[name]));
  if (!pool) pools.add((pool = new Pool(options)));
  pool.members.add(owner);
  return pool;
}

/** Removes a member. The workers end with the last member. */
export function leave(owner, pool) {
  pool.members.delete(owner);
  if (pool.members.size > 0) {
    pool.endIdle();
    return;
  }
  pools.delete(pool);
  pool.end();
}

/**
 * A job is { message, resolve(answer), reject(error), onProgress?(info), owner?, urgent? }. Without an owner it is
 * searched with an empty transposition table.
 */
class Pool {
  members = new Set();
  /** Resolves with the maximum number of workers. */
  sized;
  #size;
  #slots = [];
  #waiting = [];
  #nextId = 1;
  #idleTimer;

  constructor(options) {
    this.options = options;
    this.#size = options.workers ?? 1;
    this.sized = this.#measure();
  }

  /** Resolves when a worker is ready. Until then, `holder` is kept alive. */
  ready(holder) {
    if (this.#slots.some(({ thread }) => thread.isReady)) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const slot = this.#slots[0] ?? this.#newSlot();
      slot.waiters.push({ resolve, reject, holder });
      slot.thread.expect(true);
    });
  }

  submit(job) {
    job.id = this.#nextId++;
    this.#waiting.push(job);
    this.#dispatch();
    return job;
  }

  /** Ends a job without an answer. The caller has already settled it. */
  cancel(job) {
    this.#waiting = this.#waiting.filter((waiting) => waiting !== job);
    const slot = this.#slots.find((slot) => slot.job === job);
    if (!slot) return;
    slot.thread.post({ type: "cancel", id: job.id });
    this.#free(slot);
  }

  /** Stops the search of a job, which is then answered with the best turn so far. */
  stop(job) {
    job.stopped = true;
    const slot = this.#slots.find((slot) => slot.job === job);
    slot?.thread.post({ type: "stop", id: job.id });
  }

  /** Ends idle workers that no member's game needs, after a delay. One stays for the next request. */
  endIdle() {
    const needed = ({ job, owner, waiters }) => job || waiters.length > 0 || this.members.has(owner);
    if (this.#idleTimer !== undefined || this.#slots.length < 2 || this.#slots.every(needed)) return;
    this.#idleTimer = setTimeout(() => {
      this.#idleTimer = undefined;
      const since = Date.now() - IDLE_MS;
      const ended = this.#slots.filter((slot) => !needed(slot) && slot.freed <= since);
      if (ended.length === this.#slots.length) ended.pop();
      this.#slots = this.#slots.filter((slot) => !ended.includes(slot));
      for (const { thread } of ended) thread.end();
      this.endIdle();
    }, IDLE_MS);
    holdProgram(this.#idleTimer, false);
  }

  end() {
    clearTimeout(this.#idleTimer);
    for (const { thread, waiters } of this.#slots.splice(0)) {
      thread.end();
      for (const { reject } of waiters) reject(terminated());
    }
  }

  async #measure() {
    if (this.options.workers === undefined) this.#size = await spareCores();
    this.#dispatch();
    return this.#size;
  }

  #dispatch() {
    while (this.#waiting.length > 0) {
      const index = Math.max(0, this.#waiting.findIndex(({ urgent }) => urgent));
      const job = this.#waiting[index];
      const slot = this.#slotFor(job.owner);
      if (!slot) return;
      this.#waiting.splice(index, 1);
      this.#give(slot, job);
    }
  }

  #slotFor(owner) {
    const free = this.#slots.filter(({ job }) => !job).sort((one, other) => one.freed - other.freed);
    return (
      free.find((slot) => owner !== undefined && slot.owner === owner) ??
      free.find((slot) => !this.members.has(slot.owner)) ??
      free[0] ??
      (this.#slots.length < this.#size ? this.#newSlot() : null)
    );
  }

  #newSlot() {
    const slot = { job: null, owner: undefined, waiters: [], freed: 0 };
    slot.thread = new Thread(this.options, {
      onReady: () => {
        for (const { resolve } of slot.waiters.splice(0)) resolve();
        if (!slot.job) this.#free(slot);
      },
      onMessage: (message) => this.#receive(slot, message),
      onLost: (error) => {
        this.#slots = this.#slots.filter((other) => other !== slot);
        for (const { reject } of slot.waiters.splice(0)) reject(error);
        slot.job?.reject(error);
        this.#dispatch();
      },
    });
    this.#slots.push(slot);
    slot.thread.start();
    return slot;
  }

  #give(slot, job) {
    slot.job = job;
    const message = { ...job.message, id: job.id };
    if (message.type === "search") {
      if (job.owner === undefined || slot.owner !== job.owner) message.clear = true;
      slot.owner = job.owner;
    }
    slot.thread.expect(true);
    slot.thread.post(message);
    if (job.stopped) slot.thread.post({ type: "stop", id: job.id });
  }

  #free(slot) {
    slot.job = null;
    slot.freed = Date.now();
    slot.thread.expect(slot.waiters.length > 0);
    this.#dispatch();
    this.endIdle();
  }

  #receive(slot, message) {
    const { job } = slot;
    if (!job || message?.id !== job.id) return;
    switch (message.type) {
      case "progress":
        job.onProgress?.(message.info);
        break;
      // The worker is freed first, because the recipient of the answer may send its next request at once.
      case "best":
      case "outline":
        this.#free(slot);
        job.resolve(message);
        break;
      case "failed":
        this.#free(slot);
        job.reject(errorFrom(message.error));
        break;
    }
  }
}
