// WebAssembly as a text of a script. Base64 would be a quarter larger on the wire, because letters that each stand for six
// bits hide from a compressor which bytes come again; here every byte is always the same one letter or the same two.

/** Decodes what xtask/src/byte_text.rs has encoded; `commonest` are those that have one letter, in hex. */
export function bytesOf(letters, commonest) {
  const bytes = commonest.match(/../g).map((hex) => Number.parseInt(hex, 16));
  for (let byte = 0; byte < 256; byte++) if (!bytes.includes(byte)) bytes.push(byte);
  // By the letter's code: what it stands for by itself, after `{`, and after `}`.
  const tables = [new Uint8Array(128), new Uint8Array(128), new Uint8Array(128)];
  const ones = Array.from({ length: 95 }, (_, index) => index + 32).filter((code) => !'"<\\{}'.includes(String.fromCharCode(code)));
  const [first, second] = [123, 125];
  bytes.forEach((byte, index) => {
    tables[Math.floor(index / ones.length)][ones[index % ones.length]] = byte;
  });
  const [alone, afterFirst, afterSecond] = tables;
  // A byte takes one letter or two, so what is written never overtakes what is read.
  const text = new TextEncoder().encode(letters);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text[at];
    if (code === first) text[length++] = afterFirst[text[++at]];
    else if (code === second) text[length++] = afterSecond[text[++at]];
    else text[length++] = alone[code];
  }
  return text.subarray(0, length);
}
