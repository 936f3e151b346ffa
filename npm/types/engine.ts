import { ArimaaError, Engine, Game } from "ansa";
import type { BestTurn, EngineOptions, Level, Limits, Score, SearchInfo, TurnRequest } from "ansa";
import { Engine as SameEngine } from "ansa/engine";
import { Game as SameGame } from "ansa/rules";
import { holds, type Same } from "./exact.js";

holds<Same<typeof Engine, typeof SameEngine>>();
holds<Same<typeof Game, typeof SameGame>>();
holds<Same<ReturnType<typeof Engine.create>, Promise<Engine>>>();
holds<Same<ReturnType<Engine["bestTurn"]>, Promise<BestTurn>>>();
holds<Same<ReturnType<Engine["stop"]>, void>>();
holds<Same<Parameters<Engine["bestTurn"]>, [request: TurnRequest]>>();
holds<Same<Level, 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10>>();
holds<Same<Score["kind"], "centirabbits" | "win" | "loss">>();
holds<Same<BestTurn["kind"], "setup" | "turn">>();
holds<Same<Limits["nodes"], number | undefined>>();

export async function play(game: Game, options: EngineOptions): Promise<string> {
  const engine = await Engine.create(options);
  try {
    const best = await engine.bestTurn({ game, level: 5, maxTimeMs: 500, lines: 3, onProgress: tell });
    await engine.bestTurn({ game: game.toRecord(), limits: { depth: 4 }, signal: new AbortController().signal });
    holds<Same<typeof best.turn, string>>();
    return best.turn;
  } catch (error) {
    if (error instanceof ArimaaError && error.line !== undefined) console.log(error.code, error.line);
    throw error;
  } finally {
    engine[Symbol.dispose]();
  }
}

function tell(info: SearchInfo): void {
  for (const { depth, score, pv } of info.lines) console.log(depth, score.value, pv);
}

export async function refused(engine: Engine, game: Game): Promise<void> {
  // @ts-expect-error a game is needed
  await engine.bestTurn({ level: 5 });
  // @ts-expect-error no such level
  await engine.bestTurn({ game, level: 11 });
  // @ts-expect-error no such limit
  await engine.bestTurn({ game, limits: { seconds: 1 } });
  // @ts-expect-error a position is a text, a game writes itself as a record
  await engine.bestTurn({ game: 7 });
  // @ts-expect-error an answer is a promise
  engine.bestTurn({ game }).turn;
  // @ts-expect-error what is found is not to be changed
  (await engine.bestTurn({ game })).turn = "";
}
