/**
 * The bytes of a text that `xtask/src/wasm/text.rs` has made. A letter stands for one of the frequent bytes; the last two
 * letters announce one of the others. `"` and `\` are no letters.
 */
export function bytesOf({ frequent, text }) {
  const rare = [...Array(256).keys()].filter((byte) => !frequent.includes(byte));
  const order = Uint8Array.of(...frequent, ...rare);
  const places = new Uint8Array(127);
  let count = 0;
  for (let code = 32; code < places.length; code++) {
    if (code !== 34 && code !== 92) places[code] = count++;
  }
  const single = count - 2;
  const bytes = new Uint8Array(text.length);
  let length = 0;
  let before = 0;
  for (let index = 0; index < text.length; index++) {
    const place = places[text.charCodeAt(index)];
    if (place < single) {
      bytes[length++] = order[before + place];
      before = 0;
    } else {
      before = single * (place - single + 1);
    }
  }
  return bytes.subarray(0, length);
}
