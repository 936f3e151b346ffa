/**
 * Boards in frames, for the page around them: its `<iframe>` shows `embed.html`, a page with nothing but the element.
 *
 * @packageDocumentation
 */

/**
 * Sends commands to the board in a frame. The board ignores invalid commands. Commands wait until the page in the frame has
 * loaded, even if its URL is set or changed later.
 */
export interface FrameConnection {
  /** Shows the position after the given number of plies, the next or previous ply, or the first or last position. */
  go(to: number | "next" | "back" | "first" | "last"): void;
  /**
   * Flips the board, or shows this side at the bottom; the latter dispatches no event. In a listener of `arimaa-flip`, a
   * call without a side does nothing, because the two would call each other forever.
   */
  flip(bottom?: "gold" | "silver"): void;
  /** Shows another record. */
  load(record: string): void;
  /** Disconnects the frame; the board stays as it is. */
  close(): void;
}

/**
 * Connects to a frame that shows `embed.html`, with this page's origin as `parent=` in its URL: the frame adjusts its
 * height to its contents, and the board's events are dispatched on it as `arimaa-ply`, `arimaa-end` and so on. The URL may
 * be set or changed later.
 *
 * Anything but an `<iframe>` throws an `ArimaaError` with the code `wrong-type`.
 */
export declare function connectFrame(frame: HTMLIFrameElement): FrameConnection;
