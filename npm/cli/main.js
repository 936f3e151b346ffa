// Finds the command of a command line, prints help, and turns failures into messages and exit statuses. Each command has
// its own module, which is loaded only when it is called.
import { UsageError, WorkError } from "./failures.js";

/** The commands with what `ansa help` says about them, in the order of the help text. */
const COMMANDS = {
  judge: ["FILE", "replay records or archive lines and print how each game ended"],
  convert: ["FILE --to FORM", "write games as records, archive lines, positions, diagrams, steps or JSON"],
  draw: ["FILE|POSITION", "draw a board, or a game that plays by itself, as SVG"],
  analyse: ["FILE|POSITION", "ask the engine about a position, or about every turn of a game"],
  play: ["[FILE]", "play against the engine in the terminal"],
  serve: ["[FILE]", "show a board in the browser, for this computer only"],
  version: ["", "print the program's name and version"],
};

/** Exit statuses. */
export const STATUS = { done: 0, failed: 1, wrongUse: 2, interrupted: 130 };


function help() {
  const lines = Object.entries(COMMANDS).map(([name, [call, summary]]) => `  ${`${name} ${call}`.padEnd(22)} ${summary}`);
  return `usage: ansa COMMAND …, or ansa COMMAND --help\n${lines.join("\n")}\n`;
}

/**
 * Runs the program with the words of its command line, and returns its exit status. `streams` has the standard input, an
 * `Output`, and the `signal` of Ctrl-C.
 */
export async function main(words, streams) {
  try {
    await run(words, streams);
    return STATUS.done;
  } catch (error) {
    if (streams.signal.aborted) return STATUS.interrupted;
    const usage = error instanceof UsageError;
    // Errors of the package and of files have a code; anything else is a mistake in the program itself.
    if (!usage && !(error instanceof WorkError) && typeof error?.code !== "string") throw error;
    streams.output.complain(`ansa: ${error.message.trimEnd()}`);
    return usage ? STATUS.wrongUse : STATUS.failed;
  }
}

async function run(words, streams) {
  const [name, ...rest] = words;
  if (name === undefined) throw new UsageError(help());
  if (name === "help" || name === "--help" || name === "-h") return streams.output.print(help());
  if (name === "version" || name === "--version") {
    const { version } = await import("../rules.js");
    return streams.output.print(`ansa ${version()}\n`);
  }
  if (!Object.hasOwn(COMMANDS, name)) throw new UsageError(`unknown command “${name}”\n${help()}`);
  const command = await import(`./${name}.js`);
  if (rest.includes("--help") || rest.includes("-h")) return streams.output.print(`${command.HELP}\n`);
  return command.run(rest, streams);
}
