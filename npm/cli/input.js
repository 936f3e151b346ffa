// Reads files and standard input, in the encodings in which people save texts.
import { createReadStream } from "node:fs";
import { addAbortSignal } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { WorkError } from "./failures.js";
import { harmlessLine, reasonOf } from "./output.js";

/** The most bytes of a file. An archive of a month has a few millions. */
const MOST_BYTES = 1 << 28;
const TOO_LONG = `more than ${MOST_BYTES >> 20} megabytes`;

/** The text of a file; `-` is standard input, and `signal` that of Ctrl-C. */
export async function readText(file, { stdin, signal }) {
  const parts = [];
  let size = 0;
  try {
    for await (const part of addAbortSignal(signal, file === "-" ? stdin : createReadStream(file))) {
      size += part.length;
      // Devices and pipes have no size to ask for.
      if (size > MOST_BYTES) throw new WorkError(TOO_LONG);
      parts.push(part);
    }
    return decode(unpacked(Buffer.concat(parts)));
  } catch (error) {
    throw new WorkError(`${harmlessLine(file)} can't be read: ${reasonOf(error)}`);
  }
}

/** The bytes without the compression of gzip, which begins with a mark. */
function unpacked(bytes) {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES });
  } catch (error) {
    throw error.code === "ERR_BUFFER_TOO_LARGE" ? new WorkError(TOO_LONG) : error;
  }
}

/**
 * Decodes UTF-8, and UTF-16 that begins with a byte order mark. Anything else, such as names in old archives, becomes
 * replacement characters.
 */
function decode(bytes) {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
  const encoding = isLittle ? "utf-16le" : isBig ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding).decode(bytes);
}

/** The lines of a stream, each without its end. A line longer than `most` characters becomes null. */
export async function* linesOf(stream, most) {
  const decoder = new TextDecoder();
  let line = "";
  let isTooLong = false;
  for await (const part of stream) {
    const pieces = (typeof part === "string" ? part : decoder.decode(part, { stream: true })).split("\n");
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) {
        yield isTooLong ? null : line.replace(/\r$/, "");
        line = "";
        isTooLong = false;
      }
      // What is too long is not kept.
      if (line.length + piece.length > most) isTooLong = true;
      else line += piece;
    }
  }
  if (line || isTooLong) yield isTooLong ? null : line;
}

/** The longest that a loop keeps the program from hearing Ctrl-C, in milliseconds. */
const BREATH = 50;

/** Returns a function for a long loop to await in each round: it hears Ctrl-C, and ends the loop by throwing then. */
export function listening(signal) {
  let heard = performance.now();
  return async () => {
    if (performance.now() - heard < BREATH) return;
    await setImmediate();
    heard = performance.now();
    signal.throwIfAborted();
  };
}
