/** The mode of an element: what it is used for. */
export type BoardMode = "still" | "replay" | "play" | "puzzle";

/** The colours of the board. */
export type BoardColours = "sand" | "slate" | "forest" | "contrast";

/** The piece set. */
export type BoardPieces = "animals" | "chess" | "letters";

/** Which coordinates are shown. */
export type BoardCoordinates = "off" | "traps" | "all";

/** Light or dark colours. */
export type BoardTheme = "light" | "dark";

/** A side of the game. */
export type BoardSide = "gold" | "silver";

/** Who played a step or turn. `element`: the person's setup, which the element plays in a new game. */
export type By = "person" | "engine" | "element";

/** The position shown has changed. */
export interface PlyDetail {
  /** The number of plies that are shown; a setup counts as a ply. */
  ply: number;
  /** The number of plies of the game, or of the line that is shown. */
  plies: number;
  /** The last ply shown, such as `12g`; null at the start. */
  label: string | null;
  /** Whether the last ply shown belongs to a variation. */
  variation: boolean;
}

/** The board was turned around. */
export interface FlipDetail {
  /** The side whose home ranks are at the bottom now. */
  bottom: BoardSide;
}

/** A step was played on the board. */
export interface StepDetail {
  /** The step in notation, such as `Ee2n`. */
  step: string;
  /** The number of steps left in the turn. */
  stepsLeft: number;
  /** Who played it. */
  by: By;
}

/** A turn or a setup was played. */
export interface TurnDetail {
  /** Its number and side, such as `12g`. */
  label: string;
  /** The turn in notation, such as `Ee2n Ee3n`. */
  turn: string;
  /** Who played it. */
  by: By;
  /** The game so far as a record. */
  record: string;
}

/** The game has ended, or the end of the record is shown. */
export interface EndDetail {
  /** The winner; null if the record ends without one. */
  winner: BoardSide | null;
  /** The letter of the reason, as in archives, such as `g` for a goal; null if the game has not ended. */
  reason: string | null;
  /** A sentence for display; empty if the game has not ended. */
  message: string;
}

/** The puzzle is solved. */
export interface SolveDetail {
  /** The name of the puzzle, such as `3k9c0f2p`; null if it is not of a file of puzzles. */
  puzzle: string | null;
  /** The turn that solves it; null if the puzzle asks for squares. */
  turn: string | null;
  /** The squares that solve it; null if the puzzle asks for a turn. */
  squares: string[] | null;
  /** The number of wrong answers before it. */
  tries: number;
  /** The number of hints before it. */
  hints: number;
}

/**
 * Why an answer is wrong: the turn loses the game; it makes no goal; the goal can be stopped; the other side makes goal;
 * nothing is captured that the task names; a piece is lost; a piece can be captured; nothing is held; squares are wrong or
 * missing; or the turn is none of those in `solution`.
 */
export type PuzzleFaultCode =
  | "loses"
  | "no-goal"
  | "goal-stopped"
  | "opponent-goals"
  | "not-captured"
  | "piece-lost"
  | "piece-exposed"
  | "not-held"
  | "wrong-squares"
  | "not-the-solution";

/** An answer does not solve the puzzle. The element shows the same sentence. */
export interface FailDetail {
  /** The name of the puzzle; null if it is not of a file of puzzles. */
  puzzle: string | null;
  /** The turn; null if the puzzle asks for squares. */
  turn: string | null;
  /** The squares; null if the puzzle asks for a turn. */
  squares: string[] | null;
  /** Stable, for programs. */
  fault: PuzzleFaultCode;
  /** A sentence for display. */
  message: string;
  /** The steps of the other side that show why, such as a goal; null if none does. */
  reply: string | null;
  /** Squares that are no part of the answer. */
  wrong: string[];
  /** The number of squares that are missing. */
  missing: number;
  /** The number of wrong answers so far, with this one. */
  tries: number;
}

/**
 * What is wrong: an attribute, the record, the position, the puzzle, or the solution of a puzzle; nothing to show; a puzzle
 * without a position to play from; a URL that could not be loaded; an engine that failed; a program that the browser did not start.
 */
export type BoardErrorCode =
  | "bad-attribute"
  | "bad-record"
  | "bad-position"
  | "bad-puzzle"
  | "bad-solution"
  | "nothing-given"
  | "no-turn"
  | "not-loaded"
  | "engine-failed"
  | "not-started";

/**
 * Something can't be shown. The element shows the same sentence. The event does not bubble, because the window would take
 * it for an uncaught exception: listen on the element, or in the capture phase.
 */
export interface ErrorDetail {
  /** Stable, for programs. */
  code: BoardErrorCode;
  /** A sentence for display. */
  message: string;
  /** The line in the input, from 1. */
  line?: number;
  /** The character in the line, from 1. */
  column?: number;
}

/** The events of an element. All but `error` bubble and are composed. */
export interface ArimaaBoardEventMap {
  ply: CustomEvent<PlyDetail>;
  step: CustomEvent<StepDetail>;
  turn: CustomEvent<TurnDetail>;
  end: CustomEvent<EndDetail>;
  flip: CustomEvent<FlipDetail>;
  solve: CustomEvent<SolveDetail>;
  fail: CustomEvent<FailDetail>;
  error: CustomEvent<ErrorDetail>;
}

/** The attributes of the element, as the props of frameworks. Every one is a property of {@link ArimaaBoard} as well. */
export interface ArimaaBoardAttributes {
  readonly record?: string | undefined;
  readonly position?: string | undefined;
  readonly puzzle?: string | undefined;
  readonly pick?: string | undefined;
  readonly src?: string | undefined;
  readonly mode?: BoardMode | "" | undefined;
  readonly bottom?: BoardSide | "" | undefined;
  readonly side?: BoardSide | "" | undefined;
  readonly solution?: string | undefined;
  readonly label?: string | undefined;
  readonly board?: BoardColours | "" | undefined;
  readonly pieces?: BoardPieces | "" | undefined;
  readonly coordinates?: BoardCoordinates | "" | undefined;
  readonly theme?: BoardTheme | "" | undefined;
  readonly hide?: string | undefined;
  readonly level?: number | undefined;
  readonly ply?: number | undefined;
  readonly interval?: number | undefined;
  readonly autoplay?: boolean | undefined;
}

/**
 * A board on a page: a diagram, a replay, a game against the engine, or a puzzle.
 *
 * ```html
 * <script type="module" src="arimaa-board.js"></script>
 * <arimaa-board record="1g Ra1 …"></arimaa-board>
 * ```
 *
 * Every property reflects an attribute of the same name. The element shows a `record`, a `position`, a `puzzle`, the file at
 * `src`, or the text inside the element.
 *
 * All elements of a page that play share one engine worker, which is loaded for the first of them and ends with the last.
 * An element that is moved, or removed from the document and inserted again, continues where it was.
 *
 * Appearance: the parts `stage`, `player`, `clock`, `board`, `controls`, `button`, `counter`, `menu`, `turns`, `turn`,
 * `turn-shown`, `variation`, `status`, `comment`, `notice` and `error`, the property `--arimaa-board-size` (the maximum width), and the colours of the page's style sheets, such as `--board-light`,
 * `--board-dark`, `--accent` and `--text`, set on the element.
 */
export declare class ArimaaBoard extends HTMLElement {
  /** A game record. */
  record: string;
  /** A position: `g [64 characters]` or a diagram. */
  position: string;
  /** A puzzle: a line of a file of puzzles, or the whole file. */
  puzzle: string;
  /** Which puzzle of a file is shown: its number from 1, or its name; `""`: the first. */
  pick: string;
  /** The URL of a file with a record, a position or puzzles. */
  src: string;
  /** The mode; `""`: a diagram for a position, a puzzle for a puzzle, otherwise a replay. */
  mode: BoardMode | "";
  /** The side whose home ranks are at the bottom; `""`: the side of the person who plays, or gold. */
  bottom: BoardSide | "";
  /** The side that the person plays against the engine; `""`: the side to move, or gold in a new game. */
  side: BoardSide | "";
  /** The turns that solve the puzzle of a record or a position, separated by `|`; `""`: any turn that wins at once. */
  solution: string;
  /** The accessible name of the element. */
  label: string;
  /** The colours of the board; `""`: `sand`. */
  board: BoardColours | "";
  /** The piece set; `""`: `animals`. */
  pieces: BoardPieces | "";
  /** Which coordinates are shown; `""`: `all`. */
  coordinates: BoardCoordinates | "";
  /** Light or dark; `""` follows the page around it. */
  theme: BoardTheme | "";
  /** The parts of a replay that are not shown, separated by blanks: `players`, `turns`, `comments`, `menu`. */
  hide: string;
  /** The level of the engine, from 1 to 10. */
  level: number;
  /** The number of plies that are shown, along the line that is shown; a replay starts after the setups. */
  ply: number;
  /** Milliseconds between plies while a replay runs. */
  interval: number;
  /** Whether the replay runs. Input stops it, and with `prefers-reduced-motion` it does not start by itself. */
  autoplay: boolean;
  /** The number of plies of the game; 0 until the element has started. */
  readonly plies: number;
  /** The game so far as a record; empty until the element has started. */
  readonly game: string;
  /** Focuses the current square of the board. */
  focus(options?: FocusOptions): void;
  /** Shows the next ply. */
  next(): void;
  /** Shows the previous ply. */
  back(): void;
  /** Shows the position after the setups, or from there the start of the record. */
  first(): void;
  /** Shows the end. */
  last(): void;
  /** Turns the board around. */
  flip(): void;
  /** Adds a listener for an event of the element. */
  addEventListener<K extends keyof ArimaaBoardEventMap>(
    type: K,
    listener: (this: ArimaaBoard, event: ArimaaBoardEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** Adds a listener for any other event. */
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** Removes the listener. */
  removeEventListener<K extends keyof ArimaaBoardEventMap>(
    type: K,
    listener: (this: ArimaaBoard, event: ArimaaBoardEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  /** Removes a listener for any other event. */
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "arimaa-board": ArimaaBoard;
  }
}
