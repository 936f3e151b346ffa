// Types of engine-client.js.

/** Why something was refused. Errors of the rules API have the same shape. */
export class ArimaaError extends Error {
  constructor(code: string, message: string, details?: Record<string, string | number>);
  readonly name: "ArimaaError";
  /**
   * Stable, for programs; the message is for people. From the client itself: `wrong-type`, `superseded`, `terminated`,
   * `engine-unavailable`, `engine-died`, `version-mismatch`. From the engine: those of the rules API.
   */
  readonly code: string;
  /** The square it is about. */
  readonly square?: string;
  /** The step it is about, as written in records. */
  readonly step?: string;
  /** The line of the text, from 1. */
  readonly line?: number;
  /** The character in the line, from 1. */
  readonly column?: number;
}

/** The version of the messages between client and worker. */
export const PROTOCOL_VERSION: number;

export type { Level, Limits, Score, SearchInfo, SearchLine } from "./ansa-wasm.js";
import type { Answer, Level, Limits, SearchInfo } from "./ansa-wasm.js";

/** The engine's answer. */
export interface BestTurn extends Answer, SearchInfo {}

/** Anything that writes itself as a record, such as a `Game`. */
export interface Recorded {
  toRecord(): string;
}

/** What the engine is asked. */
export interface TurnRequest {
  /** The game, or the text of its record; its side to move is the one asked for. */
  game: Recorded | string;
  /** 5, unless limits are given. */
  level?: Level;
  /** Beside a level: the longest that the search may take, in milliseconds. It ends at whichever comes first. */
  maxTimeMs?: number;
  /** Instead of a level and `maxTimeMs`. */
  limits?: Limits;
  /**
   * How many of the best turns are to be found, each ending in another position: 1 to 16, and 1 unless given. They are
   * told as `lines`; level and limits are those of all together.
   */
  lines?: number;
  /** Ends the request; it is then rejected with the signal's reason. */
  signal?: AbortSignal;
  /** Called at most ten times a second. */
  onProgress?: (info: SearchInfo) => void;
  /** Varies setups and equal turns; a whole number. Keep it during a game: the engine forgets all with another one. */
  seed?: number;
}

/** How an engine is made. */
export interface EngineOptions {
  /** Where engine-worker.js lies; beside this file unless given. */
  workerUrl?: string | URL;
  /** Makes the worker in another way. */
  createWorker?: () => Worker;
  /** The build that the worker must be of; any unless given. */
  buildId?: string;
  /** Memory for the table of positions, in bytes. */
  tableBytes?: number;
  /** How long the worker may take to load, in milliseconds; a minute unless given. */
  readyTimeoutMs?: number;
}

/**
 * An engine in a worker of its own, which answers one request at a time.
 *
 * ```js
 * const engine = await Engine.create();
 * const best = await engine.bestTurn({ game, level: 8, onProgress: ({ depth, pv }) => console.log(depth, pv) });
 * game.play(best.turn);
 * ```
 *
 * A worker that dies fails the request that it worked on; the next request starts a fresh one.
 */
export class Engine {
  /** Makes a client; the worker starts with the first request. */
  constructor(options?: EngineOptions);
  /** Makes a client and waits until its worker is ready. */
  static create(options?: EngineOptions): Promise<Engine>;
  /** Starts the worker if there is none, and resolves when it can be asked. */
  ready(): Promise<void>;
  /** Asks for the best turn, or setup, of the side to move. An unfinished request is ended first (`superseded`). */
  bestTurn(request: TurnRequest): Promise<BestTurn>;
  /** Ends the search now: its request resolves, soon, with the best turn found so far. */
  stop(): void;
  /** Ends the worker for good; an unfinished request is rejected (`terminated`). */
  terminate(): void;
  [Symbol.dispose](): void;
}
