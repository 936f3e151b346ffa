/** What an element is for. */
export type BoardMode = "still" | "replay" | "play" | "puzzle";

/** A side of the game. */
export type BoardSide = "gold" | "silver";

/** Who has done something. */
export type By = "person" | "engine";

/** The board after another number of plies is shown. */
export interface PlyDetail {
  /** How many plies are shown; a setup is one, too. */
  ply: number;
  /** How many the game has. */
  plies: number;
  /** The last ply shown, such as `12g`; null at the start. */
  label: string | null;
}

/** A step was made on the board. */
export interface StepDetail {
  /** The step as in records, such as `Ee2n`. */
  step: string;
  /** How many steps of the turn are left after it. */
  stepsLeft: number;
  /** Who has made it. */
  by: By;
}

/** A turn or a setup was played. */
export interface TurnDetail {
  /** Its number and side, such as `12g`. */
  label: string;
  /** The turn as in records, such as `Ee2n Ee3n`. */
  turn: string;
  /** Who has played it. */
  by: By;
  /** The game so far as a record. */
  record: string;
}

/** The game has ended, or the end of the record is shown. */
export interface EndDetail {
  /** Who has won; null where the record ends without a winner. */
  winner: BoardSide | null;
  /** The letter of the reason, as in archives, such as `g` for a goal; null where the game has not ended. */
  reason: string | null;
  /** A sentence for people; empty where the game has not ended. */
  message: string;
}

/** The puzzle is solved. */
export interface SolvedDetail {
  /** The turn that solves it. */
  turn: string;
  /** How many turns were tried before that did not. */
  tries: number;
}

/**
 * What is wrong: an attribute, the record, the position or the solution of a puzzle; nothing to show, no turn to be found,
 * nothing at the address, an engine that gives no turn, a program that the browser does not start.
 */
export type BoardErrorCode =
  | "bad-attribute"
  | "bad-record"
  | "bad-position"
  | "bad-solution"
  | "nothing-given"
  | "no-turn"
  | "not-loaded"
  | "engine-failed"
  | "not-started";

/** Something can't be shown. The element shows the same sentence. */
export interface ErrorDetail {
  /** Stable, for programs. */
  code: BoardErrorCode;
  /** A sentence for people. */
  message: string;
  /** The line of the text, from 1. */
  line?: number;
  /** The character in the line, from 1. */
  column?: number;
}

/** The events of an element; they bubble and leave shadow roots. */
export interface ArimaaBoardEventMap {
  ply: CustomEvent<PlyDetail>;
  step: CustomEvent<StepDetail>;
  turn: CustomEvent<TurnDetail>;
  end: CustomEvent<EndDetail>;
  solved: CustomEvent<SolvedDetail>;
  error: CustomEvent<ErrorDetail>;
}

/**
 * A board on a page: a diagram, a replay, a game against the engine, or a puzzle.
 *
 * ```html
 * <script type="module" src="arimaa-board.js"></script>
 * <arimaa-board record="1g Ra1 …"></arimaa-board>
 * ```
 *
 * Every property has an attribute of the same name, and each follows the other. What is shown is a `record`, a
 * `position`, what lies at `src`, or the text inside the tag.
 *
 * All elements of a page that play share one worker of the engine; it is loaded for the first and ends with the last. An
 * element that is moved, or taken out of the document and put in again, goes on where it stood.
 *
 * Looks: the parts `stage`, `board`, `controls`, `button`, `counter`, `status`, `comment`, `notice` and `error`, the
 * property `--arimaa-board-size` (the greatest width), and the colours of the page's style sheets, such as `--board-light`,
 * `--board-dark`, `--accent` and `--text`, set on the element.
 */
export declare class ArimaaBoard extends HTMLElement {
  /** The text of a game record. */
  record: string;
  /** The text of a position: `g [` and 64 letters, or a diagram. */
  position: string;
  /** The address of a record or a position. */
  src: string;
  /** What the element is for; `""`: a diagram for a position, else a replay. */
  mode: BoardMode | "";
  /** Whose home ranks are at the bottom; `""`: those of the person who plays, or gold's. */
  bottom: BoardSide | "";
  /** The side that the person plays against the engine; `""`: the side to move, or gold in a new game. */
  side: BoardSide | "";
  /** The turn that solves a puzzle, or several with `|` between them; `""`: any that wins at once. */
  solution: string;
  /** The name of the element for those who do not see it. */
  label: string;
  /** The colours of the board: `sand`, `slate`, `forest` or `contrast`. */
  board: string;
  /** The drawings of the pieces: `animals`, `chess` or `letters`. */
  pieces: string;
  /** Which names of squares are shown: `off`, `traps` or `all`. */
  coordinates: string;
  /** `light` or `dark`; `""`: as the page around it. */
  theme: string;
  /** How strong the engine plays, from 1 to 10. */
  level: number;
  /** How many plies are shown; a replay begins after the setups. */
  ply: number;
  /** Milliseconds from ply to ply while a replay runs. */
  interval: number;
  /** Whether the replay runs. It stops when somebody uses the element, and does not start where motion is to be reduced. */
  autoplay: boolean;
  /** How many plies the game has; 0 until the element has started. */
  readonly plies: number;
  /** The game so far as a record; empty until the element has started. */
  readonly game: string;
  /** Shows the next ply. */
  next(): void;
  /** Shows the ply before. */
  back(): void;
  /** Shows the first turn, or from there the start. */
  first(): void;
  /** Shows the end. */
  last(): void;
  /** Hears an event of the element. */
  addEventListener<K extends keyof ArimaaBoardEventMap>(
    type: K,
    listener: (this: ArimaaBoard, event: ArimaaBoardEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** Hears any other event. */
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** Hears it no more. */
  removeEventListener<K extends keyof ArimaaBoardEventMap>(
    type: K,
    listener: (this: ArimaaBoard, event: ArimaaBoardEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  /** Hears any other event no more. */
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
