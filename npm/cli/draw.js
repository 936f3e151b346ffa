// `ansa draw`: a position, or a game that plays by itself, as an SVG document.
import { toAnimatedSVG, toSVG } from "../svg.js";
import { numberIn, oneOf, readArguments } from "./arguments.js";
import { UsageError } from "./failures.js";
import { cutAt, readSubject } from "./games.js";
import { harmlessLine } from "./output.js";

export const HELP = `usage: ansa draw FILE|POSITION [--NAME VALUE]…
  FILE             a file with a position, records or archive lines; - for standard input
  POSITION         a position in the short form, g [64 characters]
  --out FILE, -o FILE
                   write to this file instead of standard output
  --game ID        ID or number of the game in the file (the first game)
  --at PLY         draw the position after this number of setups and turns (all)
  --animated       animate all positions up to there
  --turn-ms N      how long a turn takes, 100 to 60000 milliseconds (1000)
  --unit UNIT      what each frame adds: step or turn (step)
  --flip           show Silver at the bottom
  --mark SQUARES   mark squares, such as e4,d5, or last for those of the last turn
  --arrow ARROWS   draw arrows, such as e2e4,d7d5:red, in green, red, blue or yellow (green)
  --pieces SET     animals, chess or letters (animals)
  --board COLOURS  sand, slate, forest or contrast (sand)
  --scheme SCHEME  light or dark (light)
  --no-coordinates leave out the coordinates
  --size PIXELS    width and height, 1 to 4096 (640)
  --title TEXT     title for screen readers`;

const TEXT = { type: "string" };
const FLAG = { type: "boolean" };
const OPTIONS = {
  out: { type: "string", short: "o" },
  game: TEXT,
  at: TEXT,
  animated: FLAG,
  "turn-ms": TEXT,
  unit: TEXT,
  flip: FLAG,
  mark: TEXT,
  arrow: TEXT,
  pieces: TEXT,
  board: TEXT,
  scheme: TEXT,
  "no-coordinates": FLAG,
  size: TEXT,
  title: TEXT,
};

export async function run(words, streams) {
  const { output } = streams;
  const { values, positionals } = readArguments(words, OPTIONS, [1, 1], HELP);
  const still = pictureOf(values);
  const animation = { turnMs: numberIn(values, "turn-ms", [100, 60_000]), unit: oneOf(values, "unit", ["step", "turn"]) };
  const at = numberIn(values, "at", [0, 1_000_000]);
  if (!values.animated && Object.values(animation).some((value) => value !== undefined)) {
    throw new UsageError("--turn-ms and --unit work only with --animated");
  }
  const arrows = arrowsOf(values.arrow);
  const { game, isBare } = await readSubject(positionals[0], values.game, streams);
  const shown = cutAt(game, at);
  if (!values.animated) {
    const picture = { ...still, highlights: squaresOf(values.mark, shown), arrows };
    return output.deliver(`${toSVG(shown, given(picture))}\n`, values.out);
  }
  if (isBare) throw new UsageError("--animated works only with a game, not with a position");
  return output.deliver(`${toAnimatedSVG(shown, given({ ...still, ...animation }))}\n`, values.out);
}

/** The options of a picture that do not depend on the game. */
function pictureOf(values) {
  return {
    bottom: values.flip ? "silver" : undefined,
    pieces: oneOf(values, "pieces", ["animals", "chess", "letters"]),
    board: oneOf(values, "board", ["sand", "slate", "forest", "contrast"]),
    scheme: oneOf(values, "scheme", ["light", "dark"]),
    coordinates: values["no-coordinates"] ? false : undefined,
    size: numberIn(values, "size", [1, 4096]),
    title: values.title,
  };
}

/** The options that have a value. */
function given(options) {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

function squaresOf(words, game) {
  if (words === undefined) return undefined;
  if (words !== "last") return listOf("mark", words, /^[a-h][1-8]$/);
  const { steps = [], pieces = [] } = game.history({ verbose: true }).at(-1) ?? {};
  return [...new Set([...steps.flatMap(({ from, to }) => [from, to]), ...pieces.map(({ square }) => square)])];
}

function arrowsOf(words) {
  if (words === undefined) return undefined;
  return listOf("arrow", words, /^[a-h][1-8][a-h][1-8](:(green|red|blue|yellow))?$/).map((word) => {
    const [from, to, colour] = [word.slice(0, 2), word.slice(2, 4), word.slice(5)];
    return colour ? { from, to, colour } : { from, to };
  });
}

function listOf(name, words, pattern) {
  const list = words.split(",");
  const wrong = list.find((word) => !pattern.test(word));
  if (wrong === undefined) return list;
  const example = name === "mark" ? "squares such as e4,d5" : "arrows such as e2e4,d7d5:red";
  throw new UsageError(`--${name} must be ${example}; “${harmlessLine(wrong)}” is none`);
}
