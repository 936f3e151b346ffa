/** @vitest-environment jsdom */
import { expect, test } from "vitest";
import "ansa/element";

test("a board tells what it shows", async () => {
  const board = document.createElement("arimaa-board");
  const shown = new Promise((resolve) => board.addEventListener("ply", ({ detail }) => resolve(detail), { once: true }));
  board.record = "1g Ra1 Ee2\n1s ra8 ed7\n2g Ee2n";
  document.body.append(board);
  while (board.plies === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  board.next();
  expect((await shown).label).toBe("2g");
});
