// The messages between a frame with a board and the surrounding page. docs/embed-frame.md describes them.

/** The version of the messages; messages of any other version are ignored. */
export const VERSION = 1;
/** The events of the board that the frame passes on. */
export const EVENTS = ["ply", "step", "turn", "end", "flip", "draw", "solve", "fail", "error"];
/** The largest ply number and the longest record, in characters, in a command. */
const MOST_PLIES = 1_000_000;
const LONGEST = 5_000_000;
/** The maximum height of the frame in CSS pixels. */
const HIGHEST = 10_000;
const PLACES = ["next", "back", "first", "last"];
const SIDES = ["gold", "silver"];

const isNumber = (value, most) => Number.isInteger(value) && value >= 0 && value <= most;

/** The origin in a text, such as `https://example.org`; null if the text is not an origin, or one that can't be checked. */
export function originOf(text) {
  try {
    const { origin, protocol } = new URL(text);
    return origin === text && /^https?:$/.test(protocol) ? origin : null;
  } catch {
    return null;
  }
}

/** The command in a message for the frame, with nothing else in it; null if there is none. */
export function commandOf(data) {
  if (data?.ansa !== VERSION) return null;
  const { type, to, bottom, record } = data;
  if (type === "go" && (PLACES.includes(to) || isNumber(to, MOST_PLIES))) return { type, to };
  if (type === "hello") return { type };
  if (type === "flip" && (bottom === undefined || SIDES.includes(bottom))) return { type, bottom };
  if (type === "load" && typeof record === "string" && record.length <= LONGEST) return { type, record };
  return null;
}

/** The height in a message from the frame; null if there is none. */
export function heightOf(data) {
  const is = data?.ansa === VERSION && data.type === "height" && isNumber(data.detail?.height, HIGHEST);
  return is ? data.detail.height : null;
}
