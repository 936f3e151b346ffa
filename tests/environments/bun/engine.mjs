// A turn of the engine, which searches in a worker.
import { Engine, Game } from "ansa";

const game = new Game();
game.play(Game.setup("99of9", "gold"));
game.play(Game.setup("classic", "silver"));
const engine = await Engine.create();
game.play((await engine.bestTurn({ game, level: 1 })).turn);
console.log(game.diagram());
engine.terminate();
