// A project without the types of a browser or of Node.js.
import { Engine as SameEngine, Game as SameGame } from "ansa";
import { Engine } from "ansa/engine";
import type { EngineWorker, RequestSignal } from "ansa/engine";
import { reviewGame } from "ansa/review";
import { ArimaaError, Game } from "ansa/rules";
import { toSVG } from "ansa/svg";

export async function play(signal: RequestSignal, createWorker: () => EngineWorker): Promise<string> {
  const game: SameGame = new Game();
  const engine: SameEngine = await Engine.create({ workerUrl: { href: "file:///engine-worker.js" }, createWorker, signal });
  const { turn } = await engine.bestTurn({ game, signal });
  reviewGame(game, await engine.analyseGame({ game }).result);
  game.play(turn);
  return toSVG(game);
}

export function told(error: unknown): unknown {
  return error instanceof ArimaaError ? error.cause : undefined;
}

// @ts-expect-error a signal tells when it is aborted
new Engine({ signal: {} });
// @ts-expect-error neither a string nor a URL
new Engine({ workerUrl: 7 });
