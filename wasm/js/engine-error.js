// Error messages of the client. The messages of the engine come from the worker.

import { ArimaaError } from "./arimaa-error.js";

export const LEVELS = { weakest: 1, usual: 5, strongest: 11 };
export const MAX_LINES = 16;

const WHOLE_FROM_0 = `an integer from 0 to ${Number.MAX_SAFE_INTEGER}`;
const WHOLE = `an integer from 1 to ${Number.MAX_SAFE_INTEGER}`;

export const SAY = {
  wrongOptions: "the options must be an object such as { workers: 2 }",
  wrongOption: (name, kind) => `the option ${name} must be ${kind}`,
  whole: WHOLE,
  time: `${WHOLE}, or Infinity`,
  wrongRequest: "the request must be an object such as { game, level: 5 }",
  wrongGame: "game must be a Game or a record as a string",
  wrongLevel: `level must be an integer from ${LEVELS.weakest} to ${LEVELS.strongest}`,
  noLevel: "analyseGame takes limits such as { nodes: 100000 }, not a level or a clock",
  wrongTime: `maxTimeMs must be ${WHOLE}, or Infinity`,
  timeOfLimits: "maxTimeMs can only be used with level; use limits.timeMs instead",
  wrongLimits: "limits must be an object with at least one of nodes, timeMs and depth",
  wrongLimit: (name, kind) => `limits.${name} must be ${kind}`,
  bothLimits: "specify either level or limits, not both",
  wrongClock: "clock must be an object with at least one of perTurnMs, reserveMs, maxTurnMs and gameLeftMs",
  wrongClockPart: (name) => `clock.${name} must be ${WHOLE_FROM_0}`,
  clockAndLimits: "specify either limits or clock, not both",
  clockAndTime: "maxTimeMs can’t be used with clock; use clock.maxTurnMs instead",
  wrongLines: `lines must be an integer from 1 to ${MAX_LINES}`,
  wrongSteps: "steps must be a string such as “Ee2n Ee3n”",
  wrongClear: "clear must be a boolean",
  wrongSignal: "signal must be an AbortSignal",
  wrongSeed: `seed must be ${WHOLE_FROM_0}`,
  wrongProgress: "onProgress must be a function",
  wrongThis: (name) => `${name} must be called on an Engine: write engine.${name}(…)`,
  wrongLine: "an AEI line must be a string without line breaks",
  superseded: "a newer request replaced this one",
  terminated: "the engine has been terminated",
  died: (reason) => `the engine worker failed and will be restarted for the next request: ${reason}`,
  unavailable: (reason) => `the engine could not be started: ${reason}`,
  noReason: "the worker could not be loaded",
  noWorkers: "workers are not available in this environment",
  foreign: (url) => `the policy “ansa” is for engine workers, not for ${url}`,
  noWorker: "createWorker returned no worker",
  slow: "the worker took too long to load",
  silent: "the worker stopped responding",
  garbled: "a message could not be read",
  mismatch: (own, found) => `the page and the engine have different protocol versions (${own} and ${found}): reload the page`,
  builds: (own, found) => `the page is build ${own}, but the engine is build ${found}: reload the page`,
};

export function wrongType(message) {
  return new ArimaaError("wrong-type", message);
}

export function terminated() {
  return new ArimaaError("terminated", SAY.terminated);
}

/** The error in a message from a worker. */
export function errorFrom(error) {
  const { code = "engine-died", message = SAY.died(SAY.garbled), name: _, ...details } = error ?? {};
  return new ArimaaError(code, message, details);
}

export function reasonOf(error) {
  return error instanceof Error ? error.message : String(error);
}
