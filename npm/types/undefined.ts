// With `exactOptionalPropertyTypes`, what is optional also takes a value that may be undefined.
import type { ArimaaBoard, ArimaaBoardAttributes } from "ansa/element";
import type { EngineOptions, GameRequest, Limits, TurnRequest } from "ansa/engine";
import type { CauseQuestion } from "ansa/review";
import { Game } from "ansa/rules";
import type { GameOptions, NotesInput, PositionInput, TurnInput, VariationInput } from "ansa/rules";
import type { AnimatedPly, AnimationOptions, SvgArrow, SvgOptions } from "ansa/svg";
import { holds } from "./exact.js";

type OptionalKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T];

/** `true` if every optional property also takes `undefined`. */
type TakesUndefined<T> = { [K in OptionalKeys<T>]: undefined } extends Pick<T, OptionalKeys<T>> ? true : false;

holds<TakesUndefined<GameOptions>>();
holds<TakesUndefined<NonNullable<GameOptions["handicap"]>>>();
holds<TakesUndefined<PositionInput>>();
holds<TakesUndefined<NotesInput>>();
holds<TakesUndefined<NonNullable<NotesInput["commands"]>[number]>>();
holds<TakesUndefined<TurnInput>>();
holds<TakesUndefined<VariationInput>>();
holds<TakesUndefined<NonNullable<Parameters<Game["legalTurns"]>[0]>>>();
holds<TakesUndefined<Limits>>();
holds<TakesUndefined<EngineOptions>>();
holds<TakesUndefined<GameRequest>>();
holds<TakesUndefined<Extract<TurnRequest, { readonly limits: Limits }>>>();
holds<TakesUndefined<Exclude<TurnRequest, { readonly limits: Limits }>>>();
holds<TakesUndefined<CauseQuestion>>();
holds<TakesUndefined<SvgOptions>>();
holds<TakesUndefined<SvgArrow>>();
holds<TakesUndefined<AnimationOptions>>();
holds<TakesUndefined<AnimatedPly>>();
holds<TakesUndefined<AnimatedPly["steps"][number]>>();
holds<TakesUndefined<ArimaaBoardAttributes>>();
// @ts-expect-error the test finds properties that don't
holds<TakesUndefined<{ readonly seed?: number }>>();

export function passOn(board: ArimaaBoard, request: TurnRequest & { readonly level?: 5 | undefined }, text?: string): void {
  const { seed, signal, level, lines, steps, clear } = request;
  const passed: TurnRequest = { game: "", seed, signal, level, lines, steps, clear, maxTimeMs: undefined };
  new Game({ rules: undefined, handicap: undefined }).history({ verbose: undefined });
  board.record = text;
  board.mode = undefined;
  board.level = level;
  board.autoplay = undefined;
  void passed;
}
