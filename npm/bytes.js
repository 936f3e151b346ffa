/** The bytes of a text that `xtask/src/wasm/text.rs` has made: `{` adds 90 to the next letter, and `|` 180. */
export function bytesOf(text) {
  const bytes = new Uint8Array(text.length);
  let length = 0;
  let sum = -32;
  for (let index = 0; index < text.length; index++) {
    const letter = text.charCodeAt(index);
    if (letter > 121) {
      sum = 90 * (letter - 122) - 32;
    } else {
      bytes[length++] = letter + sum;
      sum = -32;
    }
  }
  return bytes.subarray(0, length);
}
