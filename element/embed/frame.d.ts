/** Sends commands to the board in a frame. The board ignores invalid commands. */
export interface FrameConnection {
  /** Shows the position after the given number of plies, the next or previous ply, or the first or last position. */
  go(to: number | "next" | "back" | "first" | "last"): void;
  /** Flips the board. */
  flip(): void;
  /** Shows another record. */
  load(record: string): void;
  /** Disconnects the frame; the board stays as it is. */
  close(): void;
}

/**
 * Connects to a frame that shows `embed.html`, with this page's origin as `parent=` in its URL: the frame adjusts its
 * height to its contents, and the board's events are dispatched on it as `arimaa-ply`, `arimaa-end` and so on.
 */
export declare function connectFrame(frame: HTMLIFrameElement): FrameConnection;
