// The classes of the rules, completed.

guard(Game, "Game", {
  noun: "game",
  shown: ["label", "phase", "position"],
  text: "diagram",
  transfer: "send game.toRecord(), and read it with Game.fromRecord",
});
