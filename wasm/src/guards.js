// The classes of the rules that the package exports in place of wasm-bindgen's.

const GuardedGame = guard(Game, "Game", {
  noun: "game",
  shown: ["label", "phase", "position"],
  text: "diagram",
  transfer: "send game.toRecord(), and read it with Game.fromRecord",
});
const GuardedGameTree = guard(GameTree, "GameTree", {
  noun: "tree",
  shown: ["size"],
  text: "toRecord",
  transfer: "send tree.toRecord(), and read it with GameTree.fromRecord",
});
const GuardedPositionBuilder = guard(PositionBuilder, "PositionBuilder", {
  noun: "builder",
  shown: ["position"],
  text: "diagram",
  transfer: "send builder.position, and create a PositionBuilder from it",
});
