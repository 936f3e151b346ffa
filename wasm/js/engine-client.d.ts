// Types of engine-client.js.
import type { Answer, Level, Limits, Score, SearchInfo, SearchLine, Side } from "./ansa-wasm.js";
import type { ArimaaError, EngineErrorCode } from "./arimaa-error.js";

export type { Answer, Level, Limits, Score, SearchInfo, SearchLine, Side };
export { ArimaaError, type EngineErrorCode } from "./arimaa-error.js";

/** The version of the protocol between client and worker. */
export const PROTOCOL_VERSION: number;

/** The engine's answer: what to play, and the final state of the search. */
export interface BestTurn extends Answer, SearchInfo {}

/** An object that can be written as a record, such as a `Game`. */
export interface Recorded {
  /** The record that the engine reads the game from. */
  toRecord(): string;
}

/** The part of the interface of an `AbortSignal` that the client needs, for programs without the types of a platform. */
export interface RequestSignal {
  /** Whether the request has been cancelled. */
  readonly aborted: boolean;
  /** Why, once it has been cancelled. */
  readonly reason: unknown;
  /** Adds a listener for the cancellation. */
  addEventListener(type: "abort", listener: () => void): void;
  /** Removes a listener. */
  removeEventListener(type: "abort", listener: () => void): void;
}

/** Options common to all requests. */
export interface CommonRequest<Progress> {
  /** The game, or its record as a string of up to four million characters. */
  readonly game: Recorded | string;
  /** Cancels the request, which is then rejected with the signal's reason: an `AbortSignal`. */
  readonly signal?: RequestSignal | undefined;
  /** Called during the request. If it throws, the exception is reported as uncaught, and the search continues. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /**
   * Varies setups and breaks ties between turns of equal score: a whole number, at least 0. Default: 0. Use the same
   * seed for a whole game, because changing it clears the transposition table.
   */
  readonly seed?: number | undefined;
}

/**
 * The clock of the side to move, in whole milliseconds. At least one of `perTurnMs`, `reserveMs`, `maxTurnMs` and
 * `gameLeftMs` is required. For the time control `30s/5m/100/5m`, with four minutes left in the reserve:
 * `{ perTurnMs: 30_000, reserveMs: 240_000, maxReserveMs: 300_000 }`.
 *
 * The engine divides the reserve among the turns to come, plays sooner if its choice is stable, thinks longer if it is
 * in trouble, and leaves some time for the delay between engine and clock.
 */
export interface TurnClock {
  /** Time added for each turn. Default: 0. */
  readonly perTurnMs?: number | undefined;
  /** The reserve left, without `perTurnMs`. Default: none. */
  readonly reserveMs?: number | undefined;
  /** The largest reserve that the time control allows. Default: no limit. */
  readonly maxReserveMs?: number | undefined;
  /**
   * The percentage of a turn's unused time that is added to the reserve. The engine saves time only from 50 percent on.
   * Default: 100.
   */
  readonly percent?: number | undefined;
  /** The longest that one turn may take. Default: no limit. */
  readonly maxTurnMs?: number | undefined;
  /** The time left until the game's time limit. Default: no limit. */
  readonly gameLeftMs?: number | undefined;
  /** The time already used for this turn. Waiting for a worker is added to it. Default: 0. */
  readonly usedMs?: number | undefined;
}

/**
 * A request for the side to move, with a level (default: 5), limits or a clock. `onProgress` is called at most ten times
 * a second.
 */
export type TurnRequest = CommonRequest<SearchInfo> & {
  /**
   * The number of best turns to find, each leading to a different position: 1 to 16. Default: 1. They are reported in
   * `lines`. The level or limits apply to all of them together.
   */
  readonly lines?: number | undefined;
  /**
   * The steps already made in the turn, up to four, such as `"Ee2n Ee3n"`. The engine completes the turn: each line
   * begins with these steps. If the last step started a push, the push is completed; if it allows a pull, the pull is
   * optional. `depth` counts from the start of the turn. Rejected with the step's error, or with `no-turn` if no legal
   * turn begins with these steps.
   */
  readonly steps?: string | undefined;
  /**
   * Clears the transposition table first, so that earlier searches have no effect: with a limit on nodes or depth, the
   * answer is then always the same. Default: false.
   */
  readonly clear?: boolean | undefined;
} & (
    | {
        /** The strength: 1 to 10, the same on every machine, or 11, which time alone limits. Default: 5. */
        readonly level?: Level | undefined;
        /**
         * Maximum search time in milliseconds, or `Infinity`. The search ends at this limit or the level's own limit,
         * whichever comes first. Default: no limit, but 10,000 at level 11.
         */
        readonly maxTimeMs?: number | undefined;
        readonly limits?: undefined;
        readonly clock?: undefined;
      }
    | {
        /** When the search ends: after this many positions, milliseconds or steps, whichever comes first. */
        readonly limits: Limits;
        readonly level?: undefined;
        readonly maxTimeMs?: undefined;
        readonly clock?: undefined;
      }
    | {
        /** The clock of the side to move, from which the engine decides how long to search. */
        readonly clock: TurnClock;
        /** The strength: the search ends early once it has reached the level's limit. Default: full strength. */
        readonly level?: Level | undefined;
        readonly limits?: undefined;
        readonly maxTimeMs?: undefined;
      }
  );

/** A request to analyse a game. */
export interface GameRequest extends CommonRequest<GameProgress> {
  /**
   * The limits for each position. Default: 100,000 nodes. With only nodes or depth, the result is the same on every
   * machine and with any number of workers.
   */
  readonly limits?: Limits | undefined;
}

/** The progress of a game analysis. */
export interface GameProgress {
  /** Number of positions searched. */
  readonly done: number;
  /** Number of positions to search. */
  readonly total: number;
}

/** A turn of a game, with the engine's assessment of the position before it. */
export interface PlyAnalysis extends SearchInfo {
  /** The index of the ply in the game, counting from 0 and including setups. */
  readonly ply: number;
  /** Move number and side: `2g`. */
  readonly label: string;
  readonly side: Side;
  /** The turn that was played. */
  readonly turn: string;
  /** The engine's turn. */
  readonly best: string;
  /**
   * How much the played turn lost, in hundredths of a rabbit: 0 to 4000. Forced wins and losses count as ±2000. A turn
   * that leads to the same position as the engine's turn loses nothing.
   */
  readonly loss: number;
}

/** The result of a game analysis. */
export interface GameAnalysis {
  /** The game's turns in order, without the setups. */
  readonly plies: readonly PlyAnalysis[];
  /** False if the analysis was stopped early; the last turns are then missing. */
  readonly complete: boolean;
}

/**
 * A request in progress, which you can await, follow and stop.
 *
 * If the request fails, `result` and every loop throw. Leaving a loop early is the same as `stop()`.
 *
 * A request is cancelled, and rejected, by another request to the same engine (`superseded`), by its `signal` (the
 * signal's reason), and by `terminate()` (`terminated`). `stop()` ends it with the results so far. Changing the `Game`
 * has no effect: the request has its own copy.
 */
export interface Task<Item, Result> extends AsyncIterable<Item> {
  /** The final answer. If there is none, it is rejected with an `ArimaaError` or the signal's reason. */
  readonly result: Promise<Result>;
  /** Stops the search. `result` then resolves with the best turn, or the turns analysed, so far. */
  stop(): void;
}

/** Options for an engine. Engines with the same options (except `signal`) share their workers. */
export interface EngineOptions {
  /** The URL of engine-worker.js, as a string or a `URL`. Default: in the same folder as this file. */
  readonly workerUrl?: string | { readonly href: string } | undefined;
  /** Creates the worker. It may return a promise. */
  readonly createWorker?: (() => EngineWorker | Promise<EngineWorker>) | undefined;
  /** The build that the worker must have. Default: any. */
  readonly buildId?: string | undefined;
  /** Size of each worker's transposition table in bytes, clamped to between 1 MiB and 1 GiB. Default: 16 MiB. */
  readonly tableBytes?: number | undefined;
  /**
   * The absolute URL of a folder, with a slash at the end, with endgame tables made by `ansa tables make`. In positions
   * with at most four pieces, a search with `limits` loads the ones it needs and then scores exactly; without network it
   * searches as usual. Default: no tables.
   */
  readonly tablesUrl?: string | { readonly href: string } | undefined;
  /**
   * Maximum number of workers, at least 1. Default: one fewer than the number of cores, but at least 1. A worker is
   * started only if all others are busy.
   */
  readonly workers?: number | undefined;
  /** How long a worker may take to load, in milliseconds. Default: a minute. No limit with `Infinity` or over 24 days. */
  readonly readyTimeoutMs?: number | undefined;
  /** How long a searching worker may be silent, in milliseconds, or `Infinity`. Default: half a minute. */
  readonly silenceTimeoutMs?: number | undefined;
  /** Only for `create`: stops waiting, and rejects `create` with the signal's reason: an `AbortSignal`. */
  readonly signal?: RequestSignal | undefined;
}

/** The part of the `Worker` interface that the client needs. The client sets the handlers. */
export interface EngineWorker {
  /** Sends a message to the worker. */
  postMessage(message: unknown): void;
  /** Ends the worker immediately. */
  terminate(): void;
  /** Called with `{ data }`. */
  onmessage: ((event: never) => void) | null;
  /** Called with `{ message }`. */
  onerror: ((event: never) => void) | null;
  /** Called if a message can't be deserialised. */
  onmessageerror?: ((event: never) => void) | null;
}

/**
 * An engine that answers one request at a time. It searches in a worker, so it never blocks the page.
 *
 * ```js
 * const engine = await Engine.create();
 * const best = await engine.bestTurn({ game, level: 8, onProgress: ({ depth, pv }) => console.log(depth, pv[0]) });
 * game.play(best.turn);
 * game.turns().at(-1).text === best.turn; // → true
 * ```
 *
 * Engines share their workers. If all are busy, requests wait and are served in order. A new request replaces the
 * engine's previous request (`superseded`). If a worker dies, its request fails (`engine-died`), and the next request
 * gets a new worker. The methods also work through a proxy, such as those created by frameworks.
 *
 * `terminate()` or `using` frees memory at once; otherwise it is freed when the engine is garbage-collected. In Node.js
 * and Deno, an idle engine does not keep the program running.
 */
export class Engine {
  /**
   * Creates an engine. A worker is started on the first request.
   *
   * ```js
   * const engine = new Engine({ workers: 2, tableBytes: 32 << 20 });
   * (await engine.bestTurn({ game, limits: { nodes: 1000 } })).kind; // → "turn"
   * engine.terminate();
   * ```
   *
   * @throws {ArimaaError} `wrong-type`
   */
  constructor(options?: EngineOptions);

  /**
   * Creates an engine and waits until a worker is ready.
   *
   * ```js
   * const engine = await Engine.create({ signal: AbortSignal.timeout(30_000) });
   * engine.terminate();
   * ```
   *
   * Rejects with `wrong-type`, `engine-unavailable`, `version-mismatch`, or the signal's reason.
   */
  static create(options?: EngineOptions): Promise<Engine>;

  /**
   * Starts a worker if there is none, and resolves once it is ready.
   *
   * ```js
   * const engine = new Engine();
   * await engine.ready();
   * engine.terminate();
   * ```
   *
   * Rejects like `create`, or with `terminated`.
   */
  ready(): Promise<void>;

  /**
   * Finds the best turn or setup for the side to move.
   *
   * ```js
   * const { turn, score, pv } = await engine.bestTurn({ game, level: 10, maxTimeMs: 200 });
   * pv[0] === turn; // → true
   * const rest = await engine.bestTurn({ game, steps: turn.split(" ")[0], limits: { nodes: 1000 } });
   * rest.turn.startsWith(turn.split(" ")[0]); // → true
   * const timed = await engine.bestTurn({ game, clock: { perTurnMs: 100, reserveMs: 2000 } });
   * timed.timeMs < 1000; // → true
   * await engine.bestTurn({ game: "2g nonsense" }); // throws bad-record
   * ```
   *
   * Rejects with an {@link EngineErrorCode}, with `game-over`, with the error in the record, or with the signal's
   * reason.
   */
  bestTurn(request: TurnRequest): Promise<BestTurn>;

  /**
   * Like `bestTurn`, but returns a task. The loop gets the latest state of the search at most ten times a second, and
   * finally the state that gave the answer. The call itself never throws: `result` and the loop report invalid
   * requests.
   *
   * ```js
   * const task = engine.analyse({ game, limits: { timeMs: 10_000 }, lines: 3 });
   * for await (const { depth, nps, lines } of task) {
   *   console.log(depth, nps, lines.map(({ score, pv }) => [score.value, pv[0]]));
   *   if (depth >= 4) break; // ends the search
   * }
   * const best = await task.result;
   * best.lines.length; // → 3
   * ```
   */
  analyse(request: TurnRequest): Task<SearchInfo, BestTurn>;

  /**
   * Analyses every turn of a game, using as many workers as the options allow. The loop gets the turns in order, each
   * as soon as the positions before and after it have been searched.
   *
   * ```js
   * const task = engine.analyseGame({ game, limits: { nodes: 5000 }, onProgress: ({ done, total }) => console.log(done / total) });
   * for await (const { label, turn, best, loss } of task) {
   *   if (loss > 150) console.log(`${label} ${turn}?? ${best}`);
   * }
   * const { plies, complete } = await task.result;
   * complete; // → true
   * ```
   */
  analyseGame(request: GameRequest): Task<PlyAnalysis, GameAnalysis>;

  /**
   * Stops the request in progress, if any, keeping the results so far; see `stop` in {@link Task}.
   *
   * ```js
   * const answer = engine.bestTurn({ game, limits: { timeMs: 60_000 } });
   * engine.stop();
   * (await answer).timeMs < 60_000; // → true
   * ```
   */
  stop(): void;

  /**
   * Sends a line to the engine through the Arimaa Engine Interface, and resolves with the lines of the immediate reply:
   * `["readyok"]` for `isready`, none for `go`. Later output comes from `aeiLines`. The session has its own worker and
   * is independent of other requests. `quit` ends it, and the next line begins a new session.
   *
   * ```js
   * (await engine.aei("aei")).at(-1); // → "aeiok"
   * await engine.aei("isready"); // → ["readyok"]
   * await engine.aei("isready\nquit"); // throws wrong-type
   * ```
   *
   * Rejects with `wrong-type` (not a string, or several lines), `too-long` (more than 65,536 bytes), `terminated`,
   * `engine-unavailable`, `version-mismatch`, or `engine-died`, after which the next line begins a new session.
   */
  aei(line: string): Promise<string[]>;

  /**
   * All output lines of the AEI session from now on, including immediate replies, just like the output of a native
   * engine. The iteration ends with the session, and throws if the worker dies. If there are several loops, each gets
   * every line. Lines are buffered until they are read, so leave the loop, or call `return()`, when you don't need any
   * more. Leaving a loop closes its iterator: call `aeiLines` again for the next turn, before its `go`.
   *
   * ```js
   * const lines = engine.aeiLines();
   * for (const line of ["aei", "newgame", "setoption name tcmove value 3", "go"]) await engine.aei(line);
   * for await (const line of lines) {
   *   if (line.startsWith("bestmove ")) break;
   * }
   * ```
   *
   * @throws {ArimaaError} `terminated`
   */
  aeiLines(): AsyncIterableIterator<string>;

  /**
   * Ends the engine permanently. A request in progress and all later requests are rejected with `terminated`.
   *
   * ```js
   * const engine = new Engine();
   * engine.terminate();
   * await engine.ready(); // throws terminated
   * ```
   */
  terminate(): void;
  /** The same as `terminate`, for `using`. */
  [Symbol.dispose](): void;
}
