/**
 * Decodes the bytes in a text written by `xtask/src/wasm/text.rs`. Each letter is one of the frequent bytes, except that
 * the last two letters announce one of the others. `"` and `\` are not used as letters.
 */
export function bytesOf({ frequent, text }) {
  const rare = [...Array(256).keys()].filter((byte) => !frequent.includes(byte));
  const order = [...frequent, ...rare];
  const letters = [...Array(127).keys()].filter((code) => code >= 32 && code !== 34 && code !== 92);
  const single = letters.length - 2;
  // The byte of each letter by its code: alone, after the one announcing letter, and after the other.
  const table = new Uint8Array(3 * 128);
  for (const [place, code] of letters.entries()) {
    for (let group = 0; group < 3; group++) table[128 * group + code] = order[single * group + place];
  }
  // Bytes of an array are read faster than letters of a text. Each is read before its place is written.
  const codes = new TextEncoder().encode(text);
  let length = 0;
  let group = 0;
  for (let index = 0; index < codes.length; index++) {
    const code = codes[index];
    if (code < 125) {
      codes[length++] = table[group + code];
      group = 0;
    } else {
      group = 128 * (code - 124);
    }
  }
  return codes.subarray(0, length);
}
