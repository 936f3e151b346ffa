import { ArimaaError, Engine, Game } from "ansa";
import type {
  BestTurn,
  EngineOptions,
  GameAnalysis,
  Level,
  Limits,
  PlyAnalysis,
  Score,
  SearchInfo,
  Task,
  TurnClock,
  TurnRequest,
} from "ansa";
import { Engine as SameEngine } from "ansa/engine";
import { ArimaaError as SameError, Game as SameGame } from "ansa/rules";
import { holds, type Same } from "./exact.js";

holds<Same<typeof Engine, typeof SameEngine>>();
holds<Same<typeof Game, typeof SameGame>>();
holds<Same<typeof ArimaaError, typeof SameError>>();
holds<Same<ReturnType<typeof Engine.create>, Promise<Engine>>>();
holds<Same<ReturnType<Engine["bestTurn"]>, Promise<BestTurn>>>();
holds<Same<ReturnType<Engine["stop"]>, void>>();
holds<Same<Parameters<Engine["bestTurn"]>, [request: TurnRequest]>>();
holds<Same<ReturnType<Engine["analyse"]>, Task<SearchInfo, BestTurn>>>();
holds<Same<ReturnType<Engine["analyseGame"]>, Task<PlyAnalysis, GameAnalysis>>>();
holds<Same<ReturnType<Engine["aei"]>, Promise<string[]>>>();
holds<Same<SearchInfo["pv"], readonly string[]>>();
holds<Same<Level, 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11>>();
holds<Same<Score["kind"], "centirabbits" | "win" | "loss">>();
holds<Same<BestTurn["kind"], "setup" | "turn">>();
holds<Same<Limits["nodes"], number | undefined>>();
holds<Same<TurnClock["reserveMs"], number | undefined>>();

export async function play(game: Game, options: EngineOptions): Promise<string> {
  const engine = await Engine.create(options);
  try {
    const best = await engine.bestTurn({ game, level: 5, maxTimeMs: 500, lines: 3, onProgress: tell });
    await engine.bestTurn({ game: game.toRecord(), limits: { depth: 4 }, signal: new AbortController().signal });
    await engine.bestTurn({ game, level: 5, steps: "Ee2n" });
    await engine.bestTurn({ game, clock: { perTurnMs: 1000 } });
    await engine.bestTurn({ game, level: 5, clock: { perTurnMs: 1000, reserveMs: 60_000, usedMs: 500 }, lines: 2 });
    holds<Same<typeof best.turn, string>>();
    return best.turn;
  } catch (error) {
    if (error instanceof ArimaaError && error.line !== undefined) console.log(error.code, error.line);
    throw error;
  } finally {
    engine[Symbol.dispose]();
  }
}

export async function follow(game: Game): Promise<number> {
  const engine = new Engine({ workers: 2, createWorker: () => new Worker("engine-worker.js", { type: "module" }) });
  const task = engine.analyse({ game, limits: { timeMs: 1000 } });
  for await (const { depth, nps, pv } of task) {
    holds<Same<typeof nps, number>>();
    if (depth > 5 && pv.length > 0) break;
  }
  const { turn } = await task.result;
  const analysis = engine.analyseGame({ game, onProgress: ({ done, total }) => console.log(done / total) });
  let lost = 0;
  for await (const ply of analysis) if (ply.side === "gold" && ply.turn !== turn) lost += ply.loss;
  for await (const line of engine.aeiLines()) if (line.startsWith("bestmove")) break;
  engine.terminate();
  return lost;
}

function tell(info: SearchInfo): void {
  for (const { depth, score, pv } of info.lines) console.log(depth, score.value, pv);
}

export async function refused(engine: Engine, game: Game): Promise<void> {
  // @ts-expect-error a game is needed
  await engine.bestTurn({ level: 5 });
  // @ts-expect-error no such level
  await engine.bestTurn({ game, level: 12 });
  // @ts-expect-error no such limit
  await engine.bestTurn({ game, limits: { seconds: 1 } });
  // @ts-expect-error a game is a string or has toRecord
  await engine.bestTurn({ game: 7 });
  // @ts-expect-error steps are in the notation of records
  await engine.bestTurn({ game, steps: ["Ee2n"] });
  // @ts-expect-error either a level or limits
  await engine.bestTurn({ game, level: 5, limits: { nodes: 1 } });
  // @ts-expect-error maxTimeMs goes with a level
  await engine.bestTurn({ game, limits: { nodes: 1 }, maxTimeMs: 5 });
  // @ts-expect-error either limits or a clock
  await engine.bestTurn({ game, clock: { perTurnMs: 1000 }, limits: { nodes: 1 } });
  // @ts-expect-error a clock has its own limit for a turn
  await engine.bestTurn({ game, clock: { perTurnMs: 1000 }, maxTimeMs: 5 });
  // @ts-expect-error no such part of a clock
  await engine.bestTurn({ game, clock: { seconds: 1 } });
  // @ts-expect-error a game is analysed within limits
  engine.analyseGame({ game, level: 5 });
  // @ts-expect-error a task is not a promise, but its result is
  (await engine.analyse({ game })).turn;
  // @ts-expect-error one line
  await engine.aei(["aei", "isready"]);
  // @ts-expect-error an answer is a promise
  engine.bestTurn({ game }).turn;
  // @ts-expect-error returned objects are read-only
  (await engine.bestTurn({ game })).turn = "";
}
