// Helpers for the tests of the client.
import assert from "node:assert/strict";
import { Engine, PROTOCOL_VERSION } from "../js/engine-client.js";
import { FakeWorkers } from "./fake-worker.mjs";

export const INFO = {
  depth: 5,
  score: { kind: "centirabbits", value: 12 },
  nodes: 1000,
  nps: 50_000,
  timeMs: 20,
  pv: ["Ee2n"],
  lines: [],
};
export const BEST = { type: "best", kind: "turn", turn: "Ee2n", info: INFO };
export const READY = { type: "ready", protocol: PROTOCOL_VERSION, build: "b1", version: "0.1.0" };

/** Engines that share one pool of fake workers. */
export function enginesWith(count, options = {}) {
  const workers = new FakeWorkers();
  // Fake workers leave requests unanswered. A timeout would keep the program running until it has passed.
  const patient = { readyTimeoutMs: Infinity, silenceTimeoutMs: Infinity };
  const made = () => new Engine({ createWorker: workers.create, ...patient, ...options });
  return { workers, engines: Array.from({ length: count }, made) };
}

export function engineWith(options = {}) {
  const { workers, engines } = enginesWith(1, options);
  return { workers, engine: engines[0] };
}

/** Waits for everything that does not depend on an outside event. */
export function settle() {
  return new Promise((resolve) => setImmediate(resolve));
}

export function rejectsWith(promise, code, pattern = /./) {
  return assert.rejects(promise, (error) => {
    // Compared by name, because the package has its own copy of the class.
    assert.equal(error.name, "ArimaaError", String(error));
    assert.ok(error instanceof Error);
    assert.equal(error.code, code);
    assert.match(error.message, pattern);
    return true;
  });
}
