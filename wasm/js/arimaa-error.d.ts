// Types of arimaa-error.js.
import type { ErrorCode, Square } from "./ansa-wasm.js";

/** Why the client could not answer a request. The engine also uses the rules' error codes. */
export type EngineErrorCode =
  /** An argument has the wrong type or is out of range. Nothing was sent, and any request in progress continues. */
  | "wrong-type"
  /** A newer request to the same engine replaced this one. */
  | "superseded"
  /** `terminate()` ended the engine. */
  | "terminated"
  /** The worker could not be started: not found, forbidden, or not ready within `readyTimeoutMs`. */
  | "engine-unavailable"
  /** The worker died, or was silent for `silenceTimeoutMs`. The next request gets a new worker. */
  | "engine-died"
  /** The client and the worker have different versions or builds: reload the page. */
  | "version-mismatch"
  /** `quit` ended the AEI session before it answered this line. */
  | "aei-ended";

/**
 * The error thrown by the rules and the engine. The object whose method was called is unchanged.
 *
 * ```js
 * try {
 *   new Game().step("Ee2n");
 * } catch (error) {
 *   if (!(error instanceof ArimaaError)) throw error;
 *   error.code; // → "setup-expected"
 *   error.message; // → "both sides must set up before a turn can be played"
 * }
 * ```
 */
export class ArimaaError extends Error {
  constructor(
    code: ErrorCode | EngineErrorCode,
    message: string,
    details?: { readonly cause?: unknown; readonly [name: string]: unknown },
  );
  readonly name: "ArimaaError";
  /** Stable, for programs. `message` is for people. */
  readonly code: ErrorCode | EngineErrorCode;
  /** The square that the error concerns. */
  readonly square?: Square;
  /** The step that the error concerns, such as `Ee2n`. */
  readonly step?: string;
  /** The line in the input, counting from 1. */
  readonly line?: number;
  /** The character in the line, counting from 1. */
  readonly column?: number;
  /** What your own code threw, such as a getter of an argument, or what prevented the worker from starting. */
  readonly cause?: unknown;
}
