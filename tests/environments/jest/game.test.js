import { ArimaaError, Game } from "ansa/rules";

test("a turn is played", () => {
  const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7");
  game.play("Ee2n");
  expect(game.side).toBe("silver");
  expect(() => game.play("Ee3n")).toThrow(ArimaaError);
});
