/** Sends commands to the board in a frame. Commands that it can't understand are ignored there. */
export interface FrameConnection {
  /** Shows the position after so many plies, or moves by one ply or to an end. */
  go(to: number | "next" | "back" | "first" | "last"): void;
  /** Turns the board around. */
  flip(): void;
  /** Shows another record. */
  load(record: string): void;
  /** Disconnects the frame; the board stays as it is. */
  close(): void;
}

/**
 * Connects a frame with `embed.html` whose address has `parent=` with the origin of this page: the frame becomes as high
 * as its contents, and the events of the board are dispatched at it as `arimaa-ply`, `arimaa-end` and so on.
 */
export declare function connectFrame(frame: HTMLIFrameElement): FrameConnection;
