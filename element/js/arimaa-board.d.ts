/** The element's mode: what it is used for. */
export type BoardMode = "still" | "replay" | "play" | "puzzle" | "board";

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

/** The sides for which people can play on a board in the mode `board`. */
export type BoardMovable = "gold" | "silver" | "both" | "none";

/**
 * Who played a step or turn. `page`: a method of the element. `element`: the player's setup, which the element plays in a
 * new game.
 */
export type By = "person" | "page" | "engine" | "element";

/** The colour of a mark. */
export type MarkColour = "green" | "red" | "blue" | "yellow";

/** An arrow between two squares. */
export interface BoardArrow {
  /** Where it starts, such as `e2`. */
  readonly from: string;
  /** Where it points. */
  readonly to: string;
  /** Green if it is missing. */
  readonly colour?: MarkColour | undefined;
}

/** A marked square. */
export interface BoardMark {
  /** Such as `e4`. */
  readonly square: string;
  /** Green if it is missing. */
  readonly colour?: MarkColour | undefined;
}

/** A person has drawn something or removed it. */
export interface DrawDetail {
  /** All arrows on the board, except for those of a record. */
  readonly arrows: readonly BoardArrow[];
  /** All circles on the board, except for those of a record. */
  readonly circles: readonly BoardMark[];
}

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

/** A step was played on the board; for `before-step`: a person wants to play it. */
export interface StepDetail {
  /** The step in notation, with the piece that it captures, such as `Ee2n` or `Ee3e Ef3x`. */
  step: string;
  /** The square that the piece leaves. */
  from: string;
  /** The square that it enters. */
  to: string;
  /** The number of steps left in the turn. */
  stepsLeft: number;
  /** Who played it. */
  by: By;
}

/** A turn or a setup was played; for `before-turn`: a person wants to play it. */
export interface TurnDetail {
  /** Its number and side, such as `12g`. */
  label: string;
  /** The turn in notation, such as `Ee2n Ee3n`. */
  turn: string;
  /** Who played it. */
  by: By;
  /** The game so far, with this turn, as a record. */
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

/**
 * Why a method has changed nothing: the element has not loaded yet; it is in another mode; a text is no turn or step; the
 * rules forbid it; there is nothing to undo or to take back; or the element shows an error.
 */
export type BoardMethodErrorCode =
  | "not-ready"
  | "wrong-mode"
  | "bad-turn"
  | "illegal"
  | "nothing-to-undo"
  | BoardErrorCode;

/** What the methods of a board throw. Nothing has changed then. */
export interface BoardMethodError extends Error {
  /** Stable, for programs. `message` is for people. */
  readonly code: BoardMethodErrorCode;
}

/** The element's events. All but `error` bubble and are composed; those that begin with `before-` are cancellable. */
export interface ArimaaBoardEventMap {
  "before-step": CustomEvent<StepDetail>;
  "before-turn": CustomEvent<TurnDetail>;
  draw: CustomEvent<DrawDetail>;
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
  readonly movable?: BoardMovable | "" | undefined;
  readonly solution?: string | undefined;
  readonly label?: string | undefined;
  readonly board?: BoardColours | "" | undefined;
  readonly pieces?: BoardPieces | "" | undefined;
  readonly coordinates?: BoardCoordinates | "" | undefined;
  readonly theme?: BoardTheme | "" | undefined;
  readonly lang?: string | undefined;
  readonly hide?: string | undefined;
  readonly level?: number | undefined;
  readonly ply?: number | undefined;
  readonly interval?: number | undefined;
  readonly autoplay?: boolean | undefined;
  readonly drawable?: boolean | undefined;
}

/** The element's properties, for use as props in frameworks: its attributes, and the marks, which are arrays. */
export interface ArimaaBoardProperties extends ArimaaBoardAttributes {
  readonly arrows?: readonly BoardArrow[] | null | undefined;
  readonly circles?: readonly BoardMark[] | null | undefined;
  readonly highlights?: readonly (string | BoardMark)[] | null | undefined;
}

/**
 * A board on a page: a diagram, a replay, a game against the engine, a puzzle, or a board that the page drives.
 *
 * ```html
 * <script type="module" src="arimaa-board.js"></script>
 * <arimaa-board record="1g Ra1 …"></arimaa-board>
 * ```
 *
 * Every property but `arrows`, `circles` and `highlights` reflects the attribute of the same name; `undefined` and `null`
 * remove it. The element shows a `record`, a `position`, a `puzzle`, the file at `src`, or the text inside the element.
 *
 * All boards on a page that play against the engine share one worker, which is loaded for the first board and stops
 * with the last. If you move an element, or remove it and insert it again, it continues where it left off.
 *
 * To style it, use the parts `stage`, `player`, `clock`, `board`, `controls`, `button`, `counter`, `menu`, `turns`,
 * `turn`, `turn-shown`, `variation`, `graph`, `evaluation`, `status`, `comment`, `notice` and `error`, the property
 * `--arimaa-board-size` (the maximum width, and the width where the contents decide; a `width` of the page wins), and the
 * colours of the page's style sheets, such as `--board-light`, `--board-dark`, `--accent` and `--text`, set on the element.
 */
export declare class ArimaaBoard extends HTMLElement {
  /** A game record. */
  get record(): string;
  set record(value: string | null | undefined);
  /** A position: `g [64 characters]` or a diagram. */
  get position(): string;
  set position(value: string | null | undefined);
  /** A puzzle: a line of a puzzle file, or the whole file. */
  get puzzle(): string;
  set puzzle(value: string | null | undefined);
  /** Which puzzle in a file to show: its number, counting from 1, or its name; `""`: the first. */
  get pick(): string;
  set pick(value: string | null | undefined);
  /** The URL of a file with a record, a position or puzzles. */
  get src(): string;
  set src(value: string | null | undefined);
  /** The mode; `""`: a diagram for a position, a puzzle for a puzzle, otherwise a replay. */
  get mode(): BoardMode | "";
  set mode(value: BoardMode | "" | null | undefined);
  /** The side at the bottom of the board; `""`: the human player's side, or gold. */
  get bottom(): BoardSide | "";
  set bottom(value: BoardSide | "" | null | undefined);
  /** The human player's side in a game; `""`: the side to move, or gold in a new game. */
  get side(): BoardSide | "";
  set side(value: BoardSide | "" | null | undefined);
  /** The sides for which people can play in the mode `board`; `""`: both. Methods play for either side. */
  get movable(): BoardMovable | "";
  set movable(value: BoardMovable | "" | null | undefined);
  /** For a puzzle from a record or a position: the turns that solve it, separated by `|`; `""`: any winning turn. */
  get solution(): string;
  set solution(value: string | null | undefined);
  /** The element's accessible name. */
  get label(): string;
  set label(value: string | null | undefined);
  /** The board colours; `""`: `sand`. */
  get board(): BoardColours | "";
  set board(value: BoardColours | "" | null | undefined);
  /** The piece set; `""`: `animals`. */
  get pieces(): BoardPieces | "";
  set pieces(value: BoardPieces | "" | null | undefined);
  /** Which coordinates to show; `""`: `all`. */
  get coordinates(): BoardCoordinates | "";
  set coordinates(value: BoardCoordinates | "" | null | undefined);
  /** Light or dark; `""`: like the surrounding page. */
  get theme(): BoardTheme | "";
  set theme(value: BoardTheme | "" | null | undefined);
  /** The parts of a replay to leave out, separated by spaces: `players`, `turns`, `comments`, `menu`, `evaluations`. */
  get hide(): string;
  set hide(value: string | null | undefined);
  /** The engine's level, from 1 to 11. */
  get level(): number;
  set level(value: number | null | undefined);
  /** The number of plies shown in the current line; a replay starts after the setups. */
  get ply(): number;
  set ply(value: number | null | undefined);
  /** Milliseconds between plies while a replay is playing. */
  get interval(): number;
  set interval(value: number | null | undefined);
  /** Whether the replay is playing. User input stops it, and with `prefers-reduced-motion` it does not start by itself. */
  get autoplay(): boolean;
  set autoplay(value: boolean | null | undefined);
  /**
   * Whether people can draw: a press with the right mouse button draws a circle, and a drag an arrow; with the keyboard, M
   * marks the focused square, and A draws an arrow to it from the square marked last. Shift or Ctrl draws in red, Alt in
   * blue, and both in yellow. What is drawn again is removed.
   */
  get drawable(): boolean;
  set drawable(value: boolean | null | undefined);
  /**
   * The arrows that the page has set or a person has drawn, in every mode. A bad value throws a `TypeError` and changes
   * nothing; `null` and `undefined` remove all. The array is frozen: set another one.
   */
  get arrows(): readonly BoardArrow[];
  set arrows(arrows: readonly BoardArrow[] | null | undefined);
  /** The circles, like `arrows`. */
  get circles(): readonly BoardMark[];
  set circles(circles: readonly BoardMark[] | null | undefined);
  /** The squares that the page highlights, like `arrows`. */
  get highlights(): readonly (string | BoardMark)[];
  set highlights(squares: readonly (string | BoardMark)[] | null | undefined);
  /**
   * Resolves with the element when it shows what it was given, so that its methods can be called; `src` has been loaded
   * then. If that failed, the element shows the error, and methods throw it. Rejected if the element's program can't be
   * started.
   */
  readonly ready: Promise<ArimaaBoard>;
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
  /** Flips the board. In a listener of `flip` it does nothing, because the two would call each other forever. */
  flip(): void;
  /**
   * Plays a turn or a setup in notation at the end of the game, in the mode `board`. It replaces the steps made so far.
   * Fires `step`, `turn`, `ply` and `end`, but not `before-step` and `before-turn`; so do the other methods.
   *
   * @throws {@link BoardMethodError}
   */
  play(turn: string): void;
  /**
   * Plays one step in notation, in the mode `board`.
   *
   * @throws {@link BoardMethodError}
   */
  step(step: string): void;
  /**
   * Undoes the last step of the turn, or the two steps of a push or a pull, in the mode `board`.
   *
   * @throws {@link BoardMethodError}
   */
  undo(): void;
  /**
   * Ends the turn, or the setup that is on the board, in the mode `board`.
   *
   * @throws {@link BoardMethodError}
   */
  endTurn(): void;
  /**
   * Takes back the last ply, and with it the steps made since, in the mode `board`.
   *
   * @throws {@link BoardMethodError}
   */
  takeBack(): void;
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
