// The classes of the rules, completed.

guard(Game, "Game", {
  noun: "game",
  shown: ["label", "phase", "position"],
  text: "diagram",
  transfer: "send game.toRecord(), and read it with Game.fromRecord",
});
guard(GameTree, "GameTree", {
  noun: "tree",
  shown: ["size"],
  text: "toRecord",
  transfer: "send tree.toRecord(), and read it with GameTree.fromRecord",
});
guard(PositionBuilder, "PositionBuilder", {
  noun: "builder",
  shown: ["position"],
  text: "diagram",
  transfer: "send builder.position, and create a PositionBuilder from it",
});
