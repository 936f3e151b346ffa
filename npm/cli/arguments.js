// Reads the words after the name of a command.
import { parseArgs } from "node:util";
import { UsageError } from "./failures.js";
import { harmlessLine } from "./output.js";

/**
 * Options and other words of a command line. `options` is the argument of that name of `parseArgs`, `least` and `most` are
 * the numbers of other words, and `help` is what a wrong number of them gets.
 */
export function readArguments(words, options, [least, most], help) {
  let read;
  try {
    read = parseArgs({ args: words, options, allowPositionals: true, strict: true });
  } catch (error) {
    // The first sentence says what is wrong; those after it explain how to write a word that begins with a hyphen.
    throw new UsageError(harmlessLine(error.message.split(/\. |\n/)[0]));
  }
  const { values, positionals } = read;
  if (positionals.length < least || positionals.length > most) throw new UsageError(help);
  return { values, positionals };
}

/** The number of an option in a range; undefined if it is not given. */
export function numberIn(values, name, [least, most], isWhole = true) {
  const text = values[name];
  if (text === undefined) return undefined;
  const number = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most && (!isWhole || Number.isSafeInteger(number))) return number;
  const kind = isWhole ? "a whole number" : "a number";
  throw new UsageError(`--${name} must be ${kind} from ${least} to ${most}, not “${harmlessLine(text)}”`);
}

/** The word of an option, one of several; undefined if it is not given. */
export function oneOf(values, name, words) {
  const word = values[name];
  if (word === undefined || words.includes(word)) return word;
  const last = words.at(-1);
  const list = words.length > 1 ? `${words.slice(0, -1).join(", ")} or ${last}` : last;
  throw new UsageError(`--${name} must be ${list}, not “${harmlessLine(word)}”`);
}
