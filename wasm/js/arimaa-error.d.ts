// Types of arimaa-error.js.
import type { ErrorCode, Square } from "./ansa-wasm.js";

/** Why the client refused a request, or could not have it answered. The engine refuses with the codes of the rules API. */
export type EngineErrorCode =
  /** An argument of another type or out of its range; nothing was sent, and a running request goes on. */
  | "wrong-type"
  /** A newer request of the same engine took the place of this one. */
  | "superseded"
  /** The engine was ended by `terminate()`. */
  | "terminated"
  /** The worker could not be started: not found, forbidden, or without an answer for `readyTimeoutMs`. */
  | "engine-unavailable"
  /** The worker died, or said nothing for `silenceTimeoutMs`. The next request has a fresh one. */
  | "engine-died"
  /** Client and worker are of different versions or builds: reload the page. */
  | "version-mismatch"
  /** The AEI session was ended by `quit` before it answered this line. */
  | "aei-ended";

/**
 * What every refusal is, of the rules and of the engine. The object that was asked is as it was before.
 *
 * ```js
 * try {
 *   new Game().step("Ee2n");
 * } catch (error) {
 *   if (!(error instanceof ArimaaError)) throw error;
 *   error.code; // → "setup-expected"
 *   error.message; // → "both sides must set up their pieces before a turn"
 * }
 * ```
 */
export class ArimaaError extends Error {
  constructor(code: ErrorCode | EngineErrorCode, message: string, details?: Record<string, string | number>);
  readonly name: "ArimaaError";
  /** Stable, for programs; the message is for people. */
  readonly code: ErrorCode | EngineErrorCode;
  /** The square it is about. */
  readonly square?: Square;
  /** The step it is about, as written in records. */
  readonly step?: string;
  /** The line of the text, from 1. */
  readonly line?: number;
  /** The character in the line, from 1. */
  readonly column?: number;
}
