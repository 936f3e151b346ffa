// Types of engine-client.js.
import type { Answer, Level, Limits, Score, SearchInfo, SearchLine, Side } from "./ansa-wasm.js";
import type { ArimaaError, EngineErrorCode } from "./arimaa-error.js";

export type { Answer, Level, Limits, Score, SearchInfo, SearchLine, Side };
export { ArimaaError, type EngineErrorCode } from "./arimaa-error.js";

/** The version of the messages between client and worker. */
export const PROTOCOL_VERSION: number;

/** The engine's answer: what to play, and what the search knew at its end. */
export interface BestTurn extends Answer, SearchInfo {}

/** Anything that writes itself as a record, such as a `Game`. */
export interface Recorded {
  /** The text from which the engine makes the same game. */
  toRecord(): string;
}

/** What every request may have. */
export interface CommonRequest<Progress> {
  /** The game, or the text of its record, up to four million characters. */
  readonly game: Recorded | string;
  /** Ends the request; it is then rejected with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called while it runs. What it throws is reported like an uncaught error, and the search goes on. */
  readonly onProgress?: (progress: Progress) => void;
  /**
   * Varies setups and equal turns: a whole number from 0, and 0 unless given. Keep it during a game: the engine forgets
   * what it has learned with another one.
   */
  readonly seed?: number;
}

/**
 * What the engine is asked; the side to move of the game is the one asked for. Either a level (5 unless given) or limits.
 * `onProgress` is called at most ten times a second.
 */
export type TurnRequest = CommonRequest<SearchInfo> & {
  /**
   * How many of the best turns are to be found, each ending in another position: 1 to 16, and 1 unless given. They are
   * told as `lines`; level and limits are those of all together.
   */
  readonly lines?: number;
} & (
    | {
        /** How strong: 1 to 10, the same on every machine; 5 unless given. */
        readonly level?: Level;
        /** The longest that the search may take, in milliseconds. It ends at whichever comes first. */
        readonly maxTimeMs?: number;
        readonly limits?: undefined;
      }
    | {
        /** When the search ends: at so many positions, milliseconds or steps, whichever comes first. */
        readonly limits: Limits;
        readonly level?: undefined;
        readonly maxTimeMs?: undefined;
      }
  );

/** Which game is to be analysed, and how thoroughly. */
export interface GameRequest extends CommonRequest<GameProgress> {
  /**
   * Of each position; 100,000 nodes unless given. With nodes or depth alone the result is the same on every machine and
   * with any number of workers.
   */
  readonly limits?: Limits;
}

/** How far an analysis of a game has come. */
export interface GameProgress {
  /** Positions searched. */
  readonly done: number;
  /** Positions to be searched. */
  readonly total: number;
}

/** A turn of a game, and what the engine thinks of the position before it. */
export interface PlyAnalysis extends SearchInfo {
  /** The index among the game's plies, setups counted, from 0. */
  readonly ply: number;
  /** Move number and side, as in records: `2g`. */
  readonly label: string;
  readonly side: Side;
  /** What was played, as in records. */
  readonly turn: string;
  /** What the engine would have played, as in records. */
  readonly best: string;
  /**
   * What the turn has lost, in hundredths of a rabbit: 0 to 4000. Wins and losses in sight count as ±2000. A turn that
   * ends as the engine's own does has lost nothing.
   */
  readonly loss: number;
}

/** What an analysis of a game has found. */
export interface GameAnalysis {
  /** The game's turns, setups left out, in their order. */
  readonly plies: readonly PlyAnalysis[];
  /** False where it was stopped early: then the last turns are missing. */
  readonly complete: boolean;
}

/**
 * A request that runs: something to wait for and to follow.
 *
 * A failure is told by `result` and by every loop. Leaving a loop early is the same as `stop()`.
 */
export interface Task<Item, Result> extends AsyncIterable<Item> {
  /** The answer at the end. Rejected, with an `ArimaaError` or the signal's reason, where there is none. */
  readonly result: Promise<Result>;
  /** Ends the search now: `result` resolves, soon, with what was found so far. */
  stop(): void;
}

/** How an engine is made. Engines whose options agree (all but `signal`) share their workers. */
export interface EngineOptions {
  /** Where engine-worker.js lies; beside this file unless given. */
  readonly workerUrl?: string | URL;
  /** Makes the worker in another way; it may take its time. */
  readonly createWorker?: () => EngineWorker | Promise<EngineWorker>;
  /** The build that the worker must be of; any unless given. */
  readonly buildId?: string;
  /** Memory for each worker's table of positions, in bytes, brought into 1 MiB to 1 GiB; 16 MiB unless given. */
  readonly tableBytes?: number;
  /**
   * The most workers that there may be at the same time, from 1; one less than there are cores, but at least one, unless
   * given. A worker is made only where all others are busy.
   */
  readonly workers?: number;
  /** How long a worker may take to load, in milliseconds; a minute unless given. */
  readonly readyTimeoutMs?: number;
  /** How long a worker that searches may say nothing, in milliseconds; half a minute unless given. */
  readonly silenceTimeoutMs?: number;
  /** For `create` alone: gives up waiting; `create` is then rejected with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** As much of a worker as the client needs: a `Worker`, or what behaves like one. The client sets the handlers. */
export interface EngineWorker {
  /** Sends a message to the worker. */
  postMessage(message: unknown): void;
  /** Ends the worker at once. */
  terminate(): void;
  /** Is called with `{ data }`. */
  onmessage: ((event: never) => void) | null;
  /** Is called with `{ message }`. */
  onerror: ((event: never) => void) | null;
  /** Is called where a message could not be read. */
  onmessageerror?: ((event: never) => void) | null;
}

/**
 * An engine, which answers one request at a time. It works in a worker, so that the page never waits.
 *
 * ```js
 * const engine = await Engine.create();
 * const best = await engine.bestTurn({ game, level: 8, onProgress: ({ depth, pv }) => console.log(depth, pv[0]) });
 * game.play(best.turn);
 * game.turns().at(-1).text === best.turn; // → true
 * ```
 *
 * Several engines share their workers: a request waits where all are busy, and requests are served in the order in which
 * they came. A new request of an engine ends its one before (`superseded`). A worker that dies fails the request that it
 * worked on (`engine-died`); the next request has a fresh one.
 *
 * `terminate()`, or `using`, gives the memory back at once; otherwise that happens when the engine is collected. In Node
 * an engine without a request keeps no program running; in Deno it must be terminated.
 */
export class Engine {
  /**
   * Makes an engine; a worker starts with the first request.
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
   * Makes an engine and waits until there is a worker.
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
   * Starts a worker if there is none, and resolves when it can be asked.
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
   * Asks for the best turn, or setup, of the side to move.
   *
   * ```js
   * const { turn, score, pv } = await engine.bestTurn({ game, level: 10, maxTimeMs: 200 });
   * pv[0] === turn; // → true
   * await engine.bestTurn({ game: "2g nonsense" }); // throws bad-record
   * ```
   *
   * Rejects with an {@link EngineErrorCode}, with `game-over`, with what is wrong with the record, or with the signal's
   * reason.
   */
  bestTurn(request: TurnRequest): Promise<BestTurn>;

  /**
   * The same, to be followed: the loop gets what is known, always the newest, at most ten times a second, and in the end
   * what the answer rests on. Nothing is thrown here: a wrong request is told by `result` and by the loop.
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
   * Analyses every turn of a game, in as many workers as there may be. The loop gets the turns in their order, each as
   * soon as the positions before and after it are searched.
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
   * Ends the request that runs, if any, with what was found so far; see `stop` of {@link Task}.
   *
   * ```js
   * const answer = engine.bestTurn({ game, limits: { timeMs: 60_000 } });
   * engine.stop();
   * (await answer).timeMs < 60_000; // → true
   * ```
   */
  stop(): void;

  /**
   * Says a line to the engine as a controller of the Arimaa Engine Interface does, and resolves with the lines that answer
   * it at once: `["readyok"]` for `isready`, none for `go`. What comes later comes from `aeiLines`. The session has a
   * worker of its own and nothing to do with other requests. `quit` ends it; the line after that begins another one.
   *
   * ```js
   * (await engine.aei("aei")).at(-1); // → "aeiok"
   * await engine.aei("isready"); // → ["readyok"]
   * await engine.aei("isready\nquit"); // throws wrong-type
   * ```
   *
   * Rejects with `wrong-type` (no text, or several lines), `too-long` (above 65,536 bytes), `terminated`,
   * `engine-unavailable`, `version-mismatch`, or `engine-died`, and then the next line begins another session.
   */
  aei(line: string): Promise<string[]>;

  /**
   * Every line that the AEI session says from now on, those that answer at once included: the output of a native engine.
   * It ends with the session, or throws where the worker has died. Several loops each get every line; it is kept until it is
   * read, so leave a loop, or call `return()`, when no more lines are wanted. A loop that is left has ended what it went
   * over: call `aeiLines` again for the next turn, before its `go`.
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
   * Ends the engine for good: what runs is rejected with `terminated`, and so is every later request.
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
