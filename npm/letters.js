// WebAssembly as a text of a script. Base64 would be a quarter larger on the wire, because letters that each stand for six
// bits hide from a compressor which bytes come again; here every byte is always the same one letter or the same two.

/** Decodes what xtask/src/byte_text.rs has encoded; `commonest` are the bytes that have one letter, in hex. */
export function bytesOf({ letters, commonest, decoder }) {
  const fromHex = (text) => Uint8Array.from(text.match(/../g), (hex) => Number.parseInt(hex, 16));
  const bytes = [...fromHex(commonest)];
  for (let byte = 0; byte < 256; byte++) if (!bytes.includes(byte)) bytes.push(byte);
  const memory = new WebAssembly.Memory({ initial: Math.ceil((letters.length + 384) / 65536) });
  const room = new Uint8Array(memory.buffer);
  // Three tables of 128 bytes by the letter's code: what it stands for by itself, after `{`, and after `}`.
  const ones = Array.from({ length: 95 }, (_, index) => index + 32).filter((code) => !'"<\\{}'.includes(String.fromCharCode(code)));
  bytes.forEach((byte, index) => {
    room[Math.floor(index / ones.length) * 128 + ones[index % ones.length]] = byte;
  });
  new TextEncoder().encodeInto(letters, room.subarray(384));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(fromHex(decoder)), { d: { m: memory } });
  return room.subarray(384, exports.d(384 + letters.length));
}
