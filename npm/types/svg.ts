import { Game } from "ansa/rules";
import { ArimaaError, toAnimatedSVG, toSVG } from "ansa/svg";
import type { AnimatedPly, AnimationOptions, SvgArrow, SvgOptions } from "ansa/svg";
import { holds, type Same } from "./exact.js";

holds<Same<ReturnType<typeof toSVG>, string>>();
holds<Same<ReturnType<typeof toAnimatedSVG>, string>>();
holds<Same<SvgOptions["size"], number | undefined>>();
holds<Same<SvgArrow["colour"], "green" | "red" | "blue" | "yellow" | undefined>>();
holds<Same<AnimationOptions["unit"], "step" | "turn" | undefined>>();
holds<Same<AnimatedPly["before"], string>>();

const game = new Game();
toSVG(game);
toSVG(game.position, { pieces: "letters", board: "slate", scheme: "dark", highlights: ["e2"], arrows: [{ from: "e2", to: "e4" }] });
toSVG({ side: "gold", pieces: game.pieces() });
toAnimatedSVG(game, { turnMs: 500, unit: "turn" });
toAnimatedSVG(game.history({ verbose: true }).slice(2));

// @ts-expect-error a position is needed
toSVG();
// @ts-expect-error no such piece set
toSVG(game, { pieces: "horses" });
// @ts-expect-error no such square
toSVG(game, { highlights: ["e9"] });
// @ts-expect-error a plain history has no steps
toAnimatedSVG(game.history());

export function told(error: unknown): string | undefined {
  return error instanceof ArimaaError ? error.code : undefined;
}
