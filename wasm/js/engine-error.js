// Error messages of the client. The messages of the engine come from the worker.

import { ArimaaError } from "./arimaa-error.js";

export const LEVELS = { weakest: 1, usual: 5, strongest: 10 };
export const MAX_LINES = 16;

const WHOLE = `a whole number from 1 to ${Number.MAX_SAFE_INTEGER}`;

export const SAY = {
  wrongOptions: "the options must be an object such as { workers: 2 }",
  wrongOption: (name, kind) => `the option ${name} must be ${kind}`,
  whole: WHOLE,
  wrongRequest: "an object such as { game, level: 5 } is needed",
  wrongGame: "the game must be a Game or the text of a record",
  wrongLevel: `the level must be a whole number from ${LEVELS.weakest} to ${LEVELS.strongest}`,
  noLevel: "a game is analysed within limits such as { nodes: 100000 }, not at a level",
  wrongTime: `maxTimeMs must be ${WHOLE}`,
  timeOfLimits: "maxTimeMs goes with a level; limits have a timeMs of their own",
  wrongLimits: "limits must be an object with at least one of nodes, timeMs and depth",
  wrongLimit: (name) => `limits.${name} must be ${WHOLE}`,
  bothLimits: "give either a level or limits, not both",
  wrongLines: `lines must be a whole number from 1 to ${MAX_LINES}`,
  wrongSignal: "signal must be an AbortSignal",
  wrongSeed: `seed must be a whole number from 0 to ${Number.MAX_SAFE_INTEGER}`,
  wrongProgress: "onProgress must be a function",
  wrongLine: "an AEI message must be one line of text",
  superseded: "a newer request took the place of this one",
  terminated: "the engine has been terminated",
  died: (reason) => `the engine stopped working and will be started again for the next request: ${reason}`,
  unavailable: (reason) => `the engine could not be started: ${reason}`,
  noReason: "its worker could not be loaded",
  noWorkers: "there are no workers here",
  noWorker: "createWorker gave no worker",
  slow: "its worker took too long to load",
  silent: "nothing was heard of it for too long",
  garbled: "a message could not be read",
  mismatch: (own, found) => `the page and the engine are of different versions (messages ${own} and ${found}): reload the page`,
  builds: (own, found) => `the page is build ${own} and the engine build ${found}: reload the page`,
};

export function wrongType(message) {
  return new ArimaaError("wrong-type", message);
}

export function terminated() {
  return new ArimaaError("terminated", SAY.terminated);
}

/** The error in a message from a worker. */
export function errorFrom(error) {
  const { code = "engine-died", message = SAY.died(SAY.garbled), ...details } = error ?? {};
  return new ArimaaError(code, message, details);
}

export function reasonOf(error) {
  return error instanceof Error ? error.message : String(error);
}
