import { ArimaaError, Game, GameTree, PositionBuilder, isSquare, validatePosition, version } from "ansa/rules";
import type {
  Captured, CaptureThreat, Command, EngineErrorCode, ErrorCode, GameOptions, GameResult, Glyph, HistoryPly, LegalTurn, NotesInput, Phase, PieceLetter, PlacedPiece,
  Ply, PositionFault, PositionInput, PositionReport, Reason, RecordPlace, RecordsOptions, Repetitions, Rules, Side, Square, Step, StepKind, Threat, TreeNotesInput, TreePly, TreeTurnInput,
  TurnInput, Variation,
} from "ansa/rules";
import { holds, type Same } from "./exact.js";

const game = new Game({ rules: "until-2008-07", handicap: { gold: "MRR" } });
new Game();
new Game({});

holds<Same<ReturnType<typeof version>, string>>();
holds<Same<typeof game, Game>>();
holds<Same<Game["side"], Side>>();
holds<Same<Game["phase"], "setup" | "turn" | "over">>();
holds<Same<Game["position"], string>>();
holds<Same<Game["stepsLeft"], number>>();
holds<Same<Game["canEndTurn"], boolean>>();
holds<Same<Game["result"], GameResult | undefined>>();
holds<Same<Game["captured"], Captured>>();
holds<Same<Game["frozen"], Square[]>>();
holds<Same<ReturnType<Game["legalSteps"]>, Step[]>>();
holds<Same<Parameters<Game["legalSteps"]>, [options?: { readonly square?: Square | undefined } | undefined]>>();
holds<Same<ReturnType<Game["board"]>, (PlacedPiece | null)[][]>>();
holds<Same<ReturnType<Game["legalTurns"]>, IterableIterator<LegalTurn>>>();
holds<Same<ReturnType<Game["isLegal"]>, boolean>>();
holds<Same<ReturnType<Game["pieceAt"]>, PieceLetter | undefined>>();
holds<Same<ReturnType<Game["hash"]>, string>>();
holds<Same<ReturnType<typeof validatePosition>, PositionReport>>();
holds<Same<PositionFault["squares"], readonly Square[]>>();
holds<Same<ReturnType<Game["step"]>, Step>>();
holds<Same<ReturnType<Game["undoStep"]>, Step | undefined>>();
holds<Same<ReturnType<Game["endTurn"]>, Ply>>();
holds<Same<ReturnType<Game["play"]>, Ply>>();
holds<Same<ReturnType<Game["takeBack"]>, Ply | undefined>>();
holds<Same<ReturnType<Game["turns"]>, Ply[]>>();
holds<Same<ReturnType<Game["pieces"]>, PlacedPiece[]>>();
holds<Same<ReturnType<Game["toRecord"]>, string>>();
holds<Same<ReturnType<typeof Game.fromRecord>, Game>>();
holds<Same<ReturnType<typeof Game.fromRecords>, Game[]>>();
holds<Same<Parameters<typeof Game.fromRecords>, [records: string, options?: RecordsOptions | undefined]>>();
holds<Same<Parameters<NonNullable<RecordsOptions["onError"]>>, [error: ArimaaError, record: RecordPlace]>>();
holds<Same<ReturnType<typeof Game.setup>, string>>();
holds<Same<ReturnType<Game["at"]>, Game>>();
holds<Same<ReturnType<Game["variation"]>, Game>>();
holds<Same<ReturnType<Game["clone"]>, Game>>();
holds<Same<ReturnType<Game["toJSON"]>, string>>();
holds<Same<ArimaaError["code"], ErrorCode | EngineErrorCode>>();
holds<Same<ArimaaError["square"], Square | undefined>>();
holds<Same<ReturnType<Game["annotate"]>, void>>();
holds<Same<ReturnType<Game["repetitionsOf"]>, Repetitions>>();
holds<Same<ReturnType<Game["goalThreats"]>, Threat[]>>();
holds<Same<ReturnType<Game["captureThreats"]>, CaptureThreat[]>>();
holds<Same<Parameters<typeof Game.fromPosition>[0], string | PositionInput>>();
holds<Same<Parameters<Game["play"]>[0], string | TurnInput>>();
holds<Same<Parameters<Game["annotate"]>, [turn: number, notes: NotesInput]>>();
holds<Same<Game["tags"], Readonly<Record<string, string>>>>();
holds<Same<Game["comment"], string>>();
holds<Same<Game["ending"], Ply | undefined>>();
holds<Same<Phase, "setup" | "turn" | "over">>();
holds<Same<Ply["variations"], readonly Variation[] | undefined>>();
holds<Same<Ply["commands"], readonly Command[] | undefined>>();
holds<Same<Ply["glyphs"], readonly Glyph[] | undefined>>();
holds<Same<Ply["clockMs"], number | undefined>>();
holds<Same<Repetitions["earlier"], readonly string[]>>();
holds<Same<CaptureThreat["square"], Square>>();
holds<Same<Step["kind"], StepKind>>();
holds<Same<Step["piece"], PieceLetter>>();
holds<Same<GameResult["reason"], Reason>>();
holds<Same<GameOptions["rules"], Rules | undefined>>();
holds<Same<Extract<ErrorCode, "frozen" | "repetition">, "frozen" | "repetition">>();

holds<Same<ReturnType<PositionBuilder["put"]>, PieceLetter | undefined>>();
holds<Same<Parameters<PositionBuilder["put"]>, [piece: PieceLetter, square: Square]>>();
holds<Same<ReturnType<PositionBuilder["remove"]>, PieceLetter | undefined>>();
holds<Same<ReturnType<PositionBuilder["faults"]>, PositionFault[]>>();
holds<Same<PositionBuilder["side"], Side>>();
holds<Same<PositionBuilder["position"], string>>();
holds<Same<ReturnType<GameTree["children"]>, TreePly[]>>();
holds<Same<Parameters<GameTree["add"]>, [path: readonly number[], turn: string | TreeTurnInput]>>();
holds<Same<Parameters<GameTree["annotate"]>, [path: readonly number[], notes: TreeNotesInput]>>();
holds<Same<ReturnType<GameTree["add"]>, number[]>>();
holds<Same<ReturnType<GameTree["makeMain"]>, number[]>>();
holds<Same<ReturnType<GameTree["delete"]>, void>>();
holds<Same<ReturnType<GameTree["game"]>, Game>>();
holds<Same<ReturnType<typeof GameTree.fromRecord>, GameTree>>();
holds<Same<TreePly["ending"], "resigns" | "lost" | undefined>>();

const tree = new GameTree();
const path = tree.add([], { text: Game.setup("classic", "gold"), comment: "first", introduction: null });
for (const { text, glyphs } of tree.children(path)) tree.add(path, { text, ...(glyphs && { glyphs }) });
tree.game(tree.promote(path)).board()[0]?.[0]?.piece;
const builder = new PositionBuilder({ side: "gold", pieces: game.pieces() });
builder.side = "silver";
new PositionBuilder(builder.position).put("E", "e4");
for (const { label } of Game.fromRecords("", { onError: (error, { line }) => console.log(error.code, line) })) tree.comment = label;
{
  using other = tree.clone();
  using empty = new PositionBuilder();
  other.delete([empty.board().length]);
}

const texts: string[] = game.history();
const plies: HistoryPly[] = game.history({ verbose: true });
game.play(texts[0] ?? plies[0]!.text);
for (const { text, steps, position } of game.legalTurns({ all: true })) {
  if (game.isLegal(text) && steps[0]!.capture) validatePosition(position);
}
const typed: unknown = "e2";
if (isSquare(typed)) game.pieceAt(typed);
game.step("Ee2n");
game.step({ from: "e2", to: "e3" });
game.play(Game.setup("99of9", "gold"));
game.resign();
game.resign("silver");
game.end("gold", "time");
game.comment = "before the first turn";
game.setTag("Event");
game.toRecord("plain");
const last = game.takeBack();
if (last) game.play(last);
game.play({ text: "Ee2n", glyphs: ["!"], variations: [{ turns: ["Ee2e", ...game.turns()] }] });
game.annotate(0, { comment: null });
Game.fromPosition({ side: "gold", pieces: game.pieces() });
game[Symbol.dispose]();
{
  using other = game.at(0);
  other.label;
}

// @ts-expect-error no such side
game.resign("white");
// @ts-expect-error no such square
game.step({ from: "e2", to: "e9" });
// @ts-expect-error no such square
game.legalSteps({ square: "e9" });
// @ts-expect-error no such piece
builder.put("X", "e4");
// @ts-expect-error a path has numbers
tree.children(["Ee2n"]);
// @ts-expect-error the turns of a variation are added one by one
tree.add([], { text: "Ee2n", variations: [] });
// @ts-expect-error a function is called for each invalid record
Game.fromRecords("", { onError: "skip" });
// @ts-expect-error a step is a string or has both ends
game.step(7);
// @ts-expect-error no such square
game.pieceAt("e9");
// @ts-expect-error without `verbose`, the history has strings
game.history()[0]!.steps;
// @ts-expect-error no such setup
Game.setup("99of10", "gold");
// @ts-expect-error no such rules
new Game({ rules: "until-1999" });
// @ts-expect-error a read-only property
game.side = "gold";
// @ts-expect-error returned objects are read-only
game.turns()[0]!.text = "Ee2n";
// @ts-expect-error glyphs are strings
game.annotate(0, { glyphs: [16] });
// @ts-expect-error a goal follows from the position
game.end("gold", "goal");
// @ts-expect-error a turn has text
game.play({ comment: "nothing" });
// @ts-expect-error tags are set one by one
game.tags.Event = "x";
// @ts-expect-error a game is not an option
new Game(game.turns());
// @ts-expect-error the worker's class is no part of the rules
import { RawEngine } from "ansa/rules";

export function told(error: unknown): Square | undefined {
  if (!(error instanceof ArimaaError)) throw error;
  // @ts-expect-error there is no such code
  if (error.code === "no-rabbits") return undefined;
  return error.code === "frozen" ? error.square : undefined;
}
