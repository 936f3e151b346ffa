/** The element's mode: what it is used for. */
export type BoardMode = "still" | "replay" | "play" | "puzzle";

/** The colours of the board. */
export type BoardColours = "sand" | "slate" | "forest" | "contrast";

/** The piece set. */
export type BoardPieces = "animals" | "chess" | "letters";

/** Which coordinates to show. */
export type BoardCoordinates = "off" | "traps" | "all";

/** Light or dark colours. */
export type BoardTheme = "light" | "dark";

/** A side of the game. */
export type BoardSide = "gold" | "silver";

/** Who played a step or turn. `element`: the player's setup, which the element plays in a new game. */
export type By = "person" | "engine" | "element";

/** The position shown has changed. */
export interface PlyDetail {
  /** The number of plies shown; a setup counts as a ply. */
  ply: number;
  /** The total number of plies in the game, or in the line shown. */
  plies: number;
  /** The last ply shown, such as `12g`; null at the start. */
  label: string | null;
  /** Whether the last ply shown is part of a variation. */
  variation: boolean;
}

/** The board was flipped. */
export interface FlipDetail {
  /** The side that is now at the bottom. */
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
  /** The letter for the reason, as in archives, such as `g` for a goal; null if the game has not ended. */
  reason: string | null;
  /** A sentence for display; empty if the game has not ended. */
  message: string;
}

/** The puzzle is solved. */
export interface SolveDetail {
  /** The puzzle's name, such as `3k9c0f2p`; null if it isn't from a puzzle file. */
  puzzle: string | null;
  /** The turn that solved it; null if the puzzle asks for squares. */
  turn: string | null;
  /** The squares that solved it; null if the puzzle asks for a turn. */
  squares: string[] | null;
  /** The number of wrong answers before that. */
  tries: number;
  /** The number of hints used. */
  hints: number;
}

/**
 * Why an answer is wrong: the turn loses the game; it doesn't reach goal; the goal can be stopped; the opponent can
 * reach goal; the required piece isn't captured; a piece is lost; a piece can be captured; no piece is held; squares
 * are wrong or missing; or the turn isn't one of those in `solution`.
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

/** An answer is wrong. The element shows the same message. */
export interface FailDetail {
  /** The puzzle's name; null if it isn't from a puzzle file. */
  puzzle: string | null;
  /** The turn played; null if the puzzle asks for squares. */
  turn: string | null;
  /** The squares marked; null if the puzzle asks for a turn. */
  squares: string[] | null;
  /** Stable, for programs. */
  fault: PuzzleFaultCode;
  /** A sentence for display. */
  message: string;
  /** The opponent's reply that shows why, such as a goal; null if there is none. */
  reply: string | null;
  /** Squares that are not part of the answer. */
  wrong: string[];
  /** The number of missing squares. */
  missing: number;
  /** The number of wrong answers so far, including this one. */
  tries: number;
}

/**
 * What is wrong: an attribute, the record, the position, the puzzle, or a puzzle's solution; there is nothing to show;
 * a puzzle has no position to play from; a URL could not be loaded; the engine failed; the browser could not start the
 * element's program.
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
 * Something can't be shown. The element shows the same message. The event does not bubble, because the window would
 * take it for an uncaught exception: listen on the element, or in the capture phase.
 */
export interface ErrorDetail {
  /** Stable, for programs. */
  code: BoardErrorCode;
  /** A sentence for display. */
  message: string;
  /** The line in the input, counting from 1. */
  line?: number;
  /** The character in the line, counting from 1. */
  column?: number;
}

/** The element's events. All but `error` bubble and are composed. */
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

/** The element's attributes, for use as props in frameworks. Each is also a property of {@link ArimaaBoard}. */
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
 * Every property reflects the attribute of the same name. The element shows a `record`, a `position`, a `puzzle`, the
 * file at `src`, or the text inside the element.
 *
 * All boards on a page that play against the engine share one worker, which is loaded for the first board and stops
 * with the last. If you move an element, or remove it and insert it again, it continues where it left off.
 *
 * To style it, use the parts `stage`, `player`, `clock`, `board`, `controls`, `button`, `counter`, `menu`, `turns`,
 * `turn`, `turn-shown`, `variation`, `status`, `comment`, `notice` and `error`, the property `--arimaa-board-size` (the
 * maximum width, and the width where the contents decide; a `width` of the page wins), and the colours of the page's
 * style sheets, such as `--board-light`, `--board-dark`, `--accent` and `--text`, set on the element.
 */
export declare class ArimaaBoard extends HTMLElement {
  /** A game record. */
  record: string;
  /** A position: `g [64 characters]` or a diagram. */
  position: string;
  /** A puzzle: a line of a puzzle file, or the whole file. */
  puzzle: string;
  /** Which puzzle in a file to show: its number, counting from 1, or its name; `""`: the first. */
  pick: string;
  /** The URL of a file with a record, a position or puzzles. */
  src: string;
  /** The mode; `""`: a diagram for a position, a puzzle for a puzzle, otherwise a replay. */
  mode: BoardMode | "";
  /** The side at the bottom of the board; `""`: the human player's side, or gold. */
  bottom: BoardSide | "";
  /** The human player's side in a game; `""`: the side to move, or gold in a new game. */
  side: BoardSide | "";
  /** For a puzzle from a record or a position: the turns that solve it, separated by `|`; `""`: any winning turn. */
  solution: string;
  /** The element's accessible name. */
  label: string;
  /** The board colours; `""`: `sand`. */
  board: BoardColours | "";
  /** The piece set; `""`: `animals`. */
  pieces: BoardPieces | "";
  /** Which coordinates to show; `""`: `all`. */
  coordinates: BoardCoordinates | "";
  /** Light or dark; `""`: like the surrounding page. */
  theme: BoardTheme | "";
  /** The parts of a replay to leave out, separated by spaces: `players`, `turns`, `comments`, `menu`. */
  hide: string;
  /** The engine's level, from 1 to 10. */
  level: number;
  /** The number of plies shown in the current line; a replay starts after the setups. */
  ply: number;
  /** Milliseconds between plies while a replay is playing. */
  interval: number;
  /** Whether the replay is playing. User input stops it, and with `prefers-reduced-motion` it does not start by itself. */
  autoplay: boolean;
  /** The number of plies in the game; 0 until the element has started. */
  readonly plies: number;
  /** The game so far as a record; empty until the element has started. */
  readonly game: string;
  /** Focuses the current square of the board. */
  focus(options?: FocusOptions): void;
  /** Shows the next ply. */
  next(): void;
  /** Shows the previous ply. */
  back(): void;
  /** Shows the position after the setups; if it is already shown, the start of the record. */
  first(): void;
  /** Shows the end. */
  last(): void;
  /** Flips the board. */
  flip(): void;
  /** Adds a listener for one of the element's events. */
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
  /** Removes a listener for one of the element's events. */
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
