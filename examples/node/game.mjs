// Plays a game: lists legal steps, handles illegal ones, and prints the record.
import { Game } from "ansa/rules";

const game = new Game();
game.play(Game.setup("99of9", "gold"));
game.play(Game.setup("classic", "silver"));

// You can play a turn step by step …
console.log(`${game.side} has ${game.legalSteps().length} legal steps`);
game.step("Ee2n");
game.step({ from: "e3", to: "e4" });
console.log(`${game.stepsLeft} steps left in this turn`);
game.endTurn();

// … or all at once.
game.play("ed7s ed6s");

// An illegal turn throws an error with a code for programs and a message for people.
try {
  game.step("me7s");
} catch (error) {
  console.log(`${error.code}: ${error.message}`);
}

console.log(game.diagram());
const record = game.toRecord();
console.log(record);
console.log(Game.fromRecord(record).turns().length, "plies");
