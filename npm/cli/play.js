// `ansa play`: a game against the engine, with turns typed in notation.
import { Engine } from "../engine/engine-client.js";
import { Game } from "../rules.js";
import { numberIn, oneOf, readArguments } from "./arguments.js";
import { WorkError } from "./failures.js";
import { readSubject } from "./games.js";
import { linesOf } from "./input.js";
import { harmless, harmlessLine, save } from "./output.js";
import { resultText } from "./table.js";

export const HELP = `usage: ansa play [FILE] [--NAME VALUE]…
  FILE           continue from the game or position in this file
  --level N      strength of the engine, 1 to 10 (5)
  --side SIDE    the side you play: gold or silver (gold)
  --game ID      ID or number of the game in the file (the first game)
  --record FILE  write the game to this file when the program ends
  --seed N       vary the engine's setups and turns (random)
Type a turn such as Ee2n Ee3n, or one of these commands. Type ? to list them again.
  classic, 99of9  use this setup; or type all 16 pieces, such as Ra1 Rb1 …
  hint            show the turn the engine would play
  undo            take back your last turn and the engine's reply
  board           show the board again
  record          show the game so far
  save FILE       write the game to a new file
  resign          resign the game
  quit            leave (the end of the input does the same)`;

const TEXT = { type: "string" };
const OPTIONS = { level: TEXT, side: TEXT, game: TEXT, record: TEXT, seed: TEXT };

/** No turn is longer. */
const LONGEST_LINE = 65_536;

/** The level of hints is the strongest; a hint need not take longer than this. */
const HINT = { level: 10, maxTimeMs: 3000 };

export async function run(words, streams) {
  const { stdin, output, signal } = streams;
  const { values, positionals } = readArguments(words, OPTIONS, [0, 1], HELP);
  const level = numberIn(values, "level", [1, 10]) ?? 5;
  const person = oneOf(values, "side", ["gold", "silver"]) ?? "gold";
  const seed = numberIn(values, "seed", [0, Number.MAX_SAFE_INTEGER]) ?? Math.floor(Math.random() * 2 ** 32);
  const [file] = positionals;
  if (file === "-") throw new WorkError("turns are read from standard input, so the game can't come from there too");
  const game = file === undefined ? new Game() : (await readSubject(file, values.game, streams)).game;

  const engine = await Engine.create({ signal });
  const table = new Table({ game, engine, level, person, seed, output, signal });
  const end = () => stdin.destroy();
  signal.addEventListener("abort", end, { once: true });
  try {
    await table.play(linesOf(stdin, LONGEST_LINE));
  } catch (error) {
    // Ctrl-C ends the input; the record is saved all the same.
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener("abort", end);
    engine.terminate();
    stdin.destroy();
    if (values.record !== undefined) await save(values.record, game.toRecord());
  }
  signal.throwIfAborted();
}

/** The ends of a game that a turn brings about. */
const ENDS_ON_BOARD = ["goal", "elimination", "immobilisation"];

/** What a line asks for; `save` is the only word with an argument. */
const WORDS = new Set(["hint", "undo", "board", "record", "resign", "quit", "?", "help"]);

class Table {
  #game;
  #engine;
  #person;
  #strength;
  #output;
  #signal;
  /** The file that `save` has made, which it may write again. */
  #saved;

  constructor({ game, engine, level, person, seed, output, signal }) {
    this.#game = game;
    this.#engine = engine;
    this.#person = person;
    this.#strength = { level, seed };
    this.#output = output;
    this.#signal = signal;
  }

  async play(lines) {
    await this.#board();
    await this.#answer();
    await this.#prompt();
    for await (const line of lines) {
      if (line === null) this.#output.complain("That line is too long.");
      else if ((await this.#follow(line.trim())) === "quit") return;
      await this.#prompt();
    }
  }

  /** Does what a line says. What is wrong is said, and the game stays as it was. */
  async #follow(line) {
    if (line === "") return undefined;
    const [word, argument] = splitWord(line);
    try {
      if (word === "save") await this.#save(argument);
      else if (WORDS.has(line)) return await this.#obey(line);
      else await this.#move(line);
    } catch (error) {
      if (this.#signal.aborted || typeof error?.code !== "string" && !(error instanceof WorkError)) throw error;
      this.#output.complain(`${sentence(error.message)} Type ? for help.`);
    }
    return undefined;
  }

  async #obey(word) {
    const output = this.#output;
    if (word === "quit") return word;
    if (word === "hint") await this.#hint();
    else if (word === "undo") await this.#undo();
    else if (word === "board") await this.#board();
    else if (word === "record") await output.printData(this.#game.toRecord());
    else if (word === "resign") await this.#resign();
    else await output.print(`${HELP.slice(HELP.indexOf("Type a turn"))}\n`);
    return undefined;
  }

  async #move(text) {
    const game = this.#game;
    const isName = text === "classic" || text === "99of9";
    game.play(isName && game.phase === "setup" ? Game.setup(text, this.#person) : text);
    await this.#board();
    await this.#answer();
  }

  /** Lets the engine play while it is its turn. */
  async #answer() {
    const game = this.#game;
    while (game.phase !== "over" && game.side !== this.#person) {
      const { label } = game;
      const { turn } = await this.#engine.bestTurn({ game, ...this.#strength, signal: this.#signal });
      game.play(turn);
      await this.#output.print(`${label} ${turn}\n`);
      await this.#board();
    }
    if (game.phase === "over") await this.#output.print(`The game is over. ${sentence(resultText(game.result))}\n`);
  }

  async #hint() {
    if (this.#game.phase === "over") throw new WorkError("the game is over");
    const { turn } = await this.#engine.bestTurn({ game: this.#game, ...HINT, signal: this.#signal });
    await this.#output.print(`The engine would play ${turn}\n`);
  }

  async #undo() {
    const game = this.#game;
    const own = game.turns().filter(({ side }) => side === this.#person).length;
    if (game.result && !ENDS_ON_BOARD.includes(game.result.reason)) {
      // `takeBack` takes the result back together with a turn, which did not end the game here.
      const last = game.takeBack();
      if (last) game.play(last);
      await this.#output.print("The game continues.\n");
    } else if (own === 0) {
      throw new WorkError("there is no turn of yours to take back");
    } else {
      let taken;
      do taken = game.takeBack();
      while (taken && taken.side !== this.#person);
      await this.#output.print("Taken back.\n");
    }
    await this.#board();
    await this.#answer();
  }

  async #resign() {
    this.#game.resign(this.#person);
    await this.#answer();
  }

  async #save(file) {
    if (file === "") throw new WorkError("save needs the name of a file");
    await save(file, this.#game.toRecord(), file === this.#saved ? "w" : "wx");
    this.#saved = file;
    await this.#output.print(`The game was saved to ${harmlessLine(file)}.\n`);
  }

  async #board() {
    const rows = harmless(this.#game.diagram().trimEnd()).split("\n");
    const painted = rows.map((row) => (/^\s*\d\|/.test(row) ? this.#painted(row) : row));
    await this.#output.print(`\n${painted.join("\n")}\n\n`);
  }

  /** A row with the pieces of each side in a colour; their letters already differ. */
  #painted(row) {
    const style = { gold: ["yellow", "bold"], silver: ["cyan"] };
    return row.replace(/[RCDHMErcdhme]/g, (letter) =>
      this.#output.styled(letter, ...(letter < "a" ? style.gold : style.silver)),
    );
  }

  async #prompt() {
    if (!this.#output.isTerminal) return;
    const { phase, label } = this.#game;
    await this.#output.print(phase === "over" ? "undo, save FILE or quit > " : `${label} > `);
  }
}

function splitWord(line) {
  const at = line.search(/\s/);
  return at < 0 ? [line, ""] : [line.slice(0, at), line.slice(at).trim()];
}

function sentence(text) {
  const line = harmlessLine(text.trim());
  return line.charAt(0).toUpperCase() + line.slice(1) + (/[.!?]$/.test(line) ? "" : ".");
}
