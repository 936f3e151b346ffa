/**
 * A module of WebAssembly with the loop of the decoder: the text has a few hundred thousand letters, and an engine runs
 * the first of them many times slower in JavaScript. It imports a memory that has the table at 0 and the letters from
 * `LETTERS` to `end`, writes the bytes over the letters and returns where they end.
 */
const DECODER = [
  [0, 97, 115, 109, 1, 0, 0, 0], // "\0asm", version 1
  [1, 6, 1, 96, 1, 127, 1, 127], // types: (i32) → i32
  [2, 6, 1, 0, 0, 2, 0, 1], // imports: a memory, without names
  [3, 2, 1, 0], // functions: one of that type
  [7, 5, 1, 1, 100, 0, 0], // exports: the function "d"
  [10, 86, 1, 84, 1, 4, 127], // code: one function with four variables: end (0), at (1), to (2), group (3), code (4)
  [65, 128, 3, 34, 2, 33, 1], // at = to = 384
  [2, 64, 3, 64, 32, 1, 32, 0, 79, 13, 1], // while at < end:
  [32, 2, 32, 3, 32, 1, 45, 0, 0, 34, 4, 106, 45, 0, 0, 58, 0, 0], // memory[to] = memory[group + (code = memory[at])]
  [32, 2, 32, 4, 65, 253, 0, 73, 106, 33, 2], // to += code < 125
  [32, 4, 65, 252, 0, 107, 65, 7, 116, 65, 0, 32, 4, 65, 252, 0, 75, 27, 33, 3], // group = code > 124 ? (code - 124) << 7 : 0
  [32, 1, 65, 1, 106, 33, 1, 12, 0, 11, 11], // at += 1
  [32, 2, 11], // return to
];

/** Where the letters begin in the decoder's memory: after three tables of 128 bytes. */
const LETTERS = 384;

/**
 * Decodes the bytes in a text written by `xtask/src/wasm/text.rs`. Each letter is one of the frequent bytes, except that
 * the last two letters announce one of the others. `"` and `\` are not used as letters.
 */
export function bytesOf({ frequent, text }) {
  const rare = [...Array(256).keys()].filter((byte) => !frequent.includes(byte));
  const order = [...frequent, ...rare];
  const letters = [...Array(127).keys()].filter((code) => code >= 32 && code !== 34 && code !== 92);
  const single = letters.length - 2;
  const memory = new WebAssembly.Memory({ initial: ((LETTERS + text.length) >> 16) + 1 });
  const bytes = new Uint8Array(memory.buffer);
  // The byte of each letter by its code: alone, after the one announcing letter, and after the other.
  for (const [place, code] of letters.entries()) {
    for (let group = 0; group < 3; group++) bytes[128 * group + code] = order[single * group + place];
  }
  const { written } = new TextEncoder().encodeInto(text, bytes.subarray(LETTERS));
  const decoder = new WebAssembly.Module(new Uint8Array(DECODER.flat()));
  const { exports } = new WebAssembly.Instance(decoder, { "": { "": memory } });
  return bytes.subarray(LETTERS, exports.d(LETTERS + written));
}
