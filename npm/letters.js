// WebAssembly as a text of a script. Base64 would be a quarter larger on the wire, because letters that each stand for six
// bits hide from a compressor which bytes come again; here every byte is always the same one letter or the same two.

/**
 * Decodes what xtask/src/byte_text.rs has encoded. The decoder has tables in the first 384 bytes of its memory; the text
 * comes 16 bytes behind them, with 16 bytes or more after it.
 */
export function bytesOf({ letters, decoder }) {
  const memory = new WebAssembly.Memory({ initial: Math.ceil((letters.length + 416) / 65536) });
  new TextEncoder().encodeInto(letters, new Uint8Array(memory.buffer, 400));
  const module = new WebAssembly.Module(new Uint8Array(decoder));
  const { exports } = new WebAssembly.Instance(module, { d: { m: memory } });
  return new Uint8Array(memory.buffer, 384, exports.d(400 + letters.length) - 384);
}
