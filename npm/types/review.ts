import { Engine, Game } from "ansa";
import { ArimaaError, causesOf, reviewGame, winningChance } from "ansa/review";
import type { Cause, CauseKind, TurnReview } from "ansa/review";
import { holds, type Same } from "./exact.js";

holds<Same<ReturnType<typeof winningChance>, number>>();
holds<Same<ReturnType<typeof causesOf>, Cause[]>>();
holds<Same<ReturnType<typeof reviewGame>, TurnReview[]>>();
holds<Same<Cause["kind"], CauseKind>>();
holds<Same<Extract<CauseKind, "win-missed" | "left-frozen">, "win-missed" | "left-frozen">>();
holds<Same<TurnReview["severity"], "inaccuracy" | "mistake" | "blunder" | undefined>>();
holds<Same<TurnReview["glyph"], "?!" | "?" | "??" | undefined>>();

export async function annotated(game: Game, engine: Engine): Promise<string> {
  const analysis = await engine.analyseGame({ game }).result;
  for (const { ply, glyph, best, causes } of reviewGame(game, analysis)) {
    if (glyph) game.annotate(ply, { glyphs: [glyph], comment: causes[0]?.text ?? null, variations: [{ turns: [best] }] });
  }
  reviewGame(game.history({ verbose: true }), analysis.plies);
  return game.toRecord();
}

winningChance({ kind: "win", value: 1 });
causesOf({ position: new Game().position, played: "Ee2n", better: "Ee2e" });

// @ts-expect-error no such kind of score
winningChance({ kind: "mate", value: 1 });
// @ts-expect-error a turn is needed
causesOf({ position: "g" });
// @ts-expect-error a plain history has no positions
reviewGame(new Game().history(), []);

export function told(error: unknown): string | undefined {
  return error instanceof ArimaaError ? error.code : undefined;
}
