// Values and texts that no argument expects, and the codes of the errors that they may get.
import { readFileSync } from "node:fs";

const types = readFileSync(new URL("../src/types.d.ts", import.meta.url), "utf8");
/** The codes that the types promise. */
export const CODES = new Set([...types.split("export type ErrorCode")[1].split(";")[0].matchAll(/"([a-z-]+)"/g)].map(([, code]) => code));

/** Values of all types that are valid for no argument. */
export function strangeValues() {
  const cyclic = { from: "e2", text: "Ee2n", side: "gold" };
  for (const name of ["to", "handicap", "pieces", "number", "glyphs", "variations", "rules"]) cyclic[name] = cyclic;
  const throwing = new Proxy({}, {
    get() {
      throw new Error("from a getter");
    },
  });
  const { proxy: revoked, revoke } = Proxy.revocable({}, {});
  revoke();
  return [
    undefined, null, NaN, Infinity, -0, -1, 0.5, 2 ** 53, 1e300, 7n, true, Symbol("e2"), () => "Ee2n",
    ["Ee2n"], [undefined], { length: 1e9 }, new Array(1e6), { from: 1, to: 2 }, { from: "e2" },
    new String("Ee2n"), new Uint8Array(8), cyclic, throwing, revoked, new Proxy({}, { get: () => cyclic }),
    { glyphs: "!" }, { glyphs: ["!!!"] }, { comment: 7 }, { elapsedMs: -1 }, { clockMs: "1" }, { commands: [{}] },
    { commands: [{ name: "two words" }] }, { variations: [{}] }, { variations: [{ turns: [] }] }, { variations: 7 },
    { variations: [{ turns: ["Ee2n ".repeat(5)] }] }, { variations: [{ turns: ["takeback"] }] }, { rules: "mine" },
    { handicap: "M" }, { handicap: { gold: "X" } }, { handicap: { gold: 1 } }, { side: "gold" }, { side: "gold", pieces: [null] },
  ];
}

export const HOSTILE_TEXTS = [
  "",
  " ",
  "\0",
  "\ud800",
  "Ee2n\udfff",
  "𝔈e2n",
  "Ee2n\u0000",
  "__proto__",
  "takeback",
  "-".repeat(100_000),
  "(".repeat(100_000),
  "{".repeat(100_000),
  "1g ".repeat(100_000),
  "Ee2n ".repeat(100_000),
  "é".repeat(1_000_000),
  `1g ${"(\n".repeat(1000)}`,
  `[Position "${"x".repeat(100_000)}"]`,
  `[Event "a"]\n`.repeat(50_000),
  "x".repeat(4_000_001),
  "x".repeat(100_000_000),
];
