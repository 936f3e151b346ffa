// Everything that the program writes: results to standard output, messages to standard error, files.
import { writeFile } from "node:fs/promises";
import { WorkError } from "./failures.js";

/**
 * Characters that control a terminal or turn the direction of writing around. Names and comments of strangers contain
 * them to hide what they say, or to type commands.
 */
const UNSAFE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069]/g;

const escapeOf = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** The text with `\u001b` for an escape character, and so on; tabs and line breaks stay. */
export function harmless(text) {
  return text.replace(UNSAFE, escapeOf);
}

/** The same in one line. */
export function harmlessLine(text) {
  return harmless(text).replace(/[\t\n]+/g, " ");
}

/** A value as JSON. Its strings are the same, but no character of it can control a terminal. */
export function json(value) {
  return `${harmless(JSON.stringify(value, null, 2))}\n`;
}

/** The numbers of ANSI's colours and styles. */
const STYLES = { bold: 1, red: 31, yellow: 33, cyan: 36 };

export class Output {
  #out;
  #err;
  #colours;

  /** Streams as those of `process`, and the variables of the environment. */
  constructor(out, err, environment) {
    this.#out = out;
    this.#err = err;
    const { NO_COLOR: none = "", TERM: terminal } = environment;
    this.#colours = Boolean(out.isTTY) && none === "" && terminal !== "dumb";
  }

  /** Whether a person reads the messages now, and not a file. */
  get isWatched() {
    return Boolean(this.#err.isTTY);
  }

  /** Whether a person reads the results. */
  get isTerminal() {
    return Boolean(this.#out.isTTY);
  }

  /** The text in a style, where the terminal has colours and `NO_COLOR` is not set. */
  styled(text, ...styles) {
    if (!this.#colours) return text;
    return `\u001b[${styles.map((style) => STYLES[style]).join(";")}m${text}\u001b[0m`;
  }

  /**
   * Prints a text for people. What comes from elsewhere must have gone through `harmless`, because the styles are made of
   * the characters that it takes out.
   */
  print(text) {
    return writeTo(this.#out, text);
  }

  /** Prints data as it is into a file or another program, and without characters that control it into a terminal. */
  printData(text) {
    return writeTo(this.#out, this.isTerminal ? harmless(text) : text);
  }

  /** Writes data to the file, or prints it if there is none. */
  async deliver(text, file) {
    if (file === undefined || file === "-") return this.printData(text);
    await save(file, text);
  }

  /** Prints a message on standard error. */
  complain(text) {
    this.#err.write(`${harmless(text)}\n`);
  }

  /** Shows how far the work is, in one line that the next call overwrites; only to people. */
  progress(text) {
    if (this.isWatched) this.#err.write(`\r\u001b[K${harmlessLine(text)}`);
  }
}

/** Writes a file. `flag` is that of `node:fs`, such as `wx`, which leaves a file alone that exists. */
export async function save(file, text, flag = "w") {
  try {
    await writeFile(file, text, { flag });
  } catch (error) {
    throw new WorkError(`${harmlessLine(file)} can't be written: ${reasonOf(error)}`);
  }
}

/** What the system says about a file, without the path, which is in the message already. */
export function reasonOf(error) {
  return harmlessLine(String(error.message).split(",")[0].replace(/^[A-Z]+: /, ""));
}

/** Waits while the reader is slower than the writer, so that a large output does not pile up in memory. */
function writeTo(stream, text) {
  if (stream.write(text)) return undefined;
  return new Promise((resolve) => {
    stream.once("drain", resolve);
  });
}
