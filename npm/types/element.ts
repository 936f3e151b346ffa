import { ArimaaBoard } from "ansa/element";
import type {
  ArimaaBoardEventMap, BoardArrow, BoardErrorCode, BoardMark, BoardMethodError, BoardMethodErrorCode, BoardMode, BoardMovable, BoardSide, By,
  DrawDetail, EndDetail, ErrorDetail, FailDetail, FlipDetail, PlyDetail, PuzzleFaultCode,
  SolveDetail, StepDetail, TurnDetail,
} from "ansa/element";
import { holds, type Same } from "./exact.js";

const board = document.createElement("arimaa-board");

holds<Same<typeof board, ArimaaBoard>>();
holds<Same<ArimaaBoard["mode"], BoardMode | "">>();
holds<Same<ArimaaBoard["side"], BoardSide | "">>();
holds<Same<ArimaaBoard["movable"], BoardMovable | "">>();
holds<Same<ArimaaBoard["drawable"], boolean>>();
holds<Same<ArimaaBoard["arrows"], readonly BoardArrow[]>>();
holds<Same<ArimaaBoard["circles"], readonly BoardMark[]>>();
holds<Same<ArimaaBoard["highlights"], readonly (string | BoardMark)[]>>();
holds<Same<ArimaaBoard["ready"], Promise<ArimaaBoard>>>();
holds<Same<BoardMethodError["code"], BoardMethodErrorCode>>();
holds<Same<ArimaaBoard["ply"], number>>();
holds<Same<ArimaaBoard["autoplay"], boolean>>();
holds<Same<ArimaaBoard["plies"], number>>();
holds<Same<ArimaaBoard["game"], string>>();
holds<Same<EndDetail["winner"], BoardSide | null>>();
holds<Same<ErrorDetail["code"], BoardErrorCode>>();
holds<Same<ErrorDetail["line"], number | undefined>>();

board.addEventListener("ply", ({ detail }) => holds<Same<typeof detail, PlyDetail>>());
board.addEventListener("step", ({ detail }) => holds<Same<typeof detail, StepDetail>>());
board.addEventListener("before-step", ({ detail }) => holds<Same<typeof detail, StepDetail>>());
board.addEventListener("before-turn", ({ detail }) => holds<Same<typeof detail, TurnDetail>>());
board.addEventListener("draw", ({ detail }) => holds<Same<typeof detail, DrawDetail>>());
board.addEventListener("turn", ({ detail }) => {
  holds<Same<typeof detail, TurnDetail>>();
  holds<Same<typeof detail.by, By>>();
});
board.addEventListener("end", ({ detail }) => holds<Same<typeof detail, EndDetail>>());
board.addEventListener("flip", ({ detail }) => holds<Same<typeof detail, FlipDetail>>());
board.addEventListener("solve", ({ detail }) => holds<Same<typeof detail, SolveDetail>>());
board.addEventListener("fail", ({ detail }) => {
  holds<Same<typeof detail, FailDetail>>();
  holds<Same<typeof detail.fault, PuzzleFaultCode>>();
});
board.addEventListener("error", ({ detail }) => holds<Same<typeof detail, ErrorDetail>>());
board.addEventListener("click", (event) => event.preventDefault());
holds<Same<keyof ArimaaBoardEventMap, "before-step" | "before-turn" | "draw" | "ply" | "step" | "turn" | "end" | "flip" | "solve" | "fail" | "error">>();

board.level = 3;
board.puzzle = "goal1 g [64 characters] - Ra7n";
board.pick = "1";
board.hide = "turns menu";
board.next();
board.mode = "board";
board.arrows = [{ from: "e2", to: "e4", colour: "red" }, { from: "a1", to: "a2" }];
board.circles = null;
board.highlights = ["e4", { square: "e5" }];
board.play("Ee2n Ee3n");
board.step("Ee2n");
board.endTurn();
board.undo();
board.takeBack();
board.flip();
// @ts-expect-error
board.mode = "chess";
// @ts-expect-error
board.arrows = [{ from: "e2", to: "e4", colour: "pink" }];
// @ts-expect-error
board.highlights.push("e4");
// @ts-expect-error
board.plies = 3;
