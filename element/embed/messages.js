// The messages between a frame with a board and the page around it. docs/embed-frame.md describes them.

/** The version of the messages; those of another one are ignored. */
export const VERSION = 1;
/** The largest number of a ply, and the longest record in characters, in a command. */
const MOST_PLIES = 1_000_000;
const LONGEST = 5_000_000;
/** The highest frame in CSS pixels. */
const HIGHEST = 10_000;
const PLACES = ["next", "back", "first", "last"];

const isNumber = (value, most) => Number.isInteger(value) && value >= 0 && value <= most;

/** The origin that a text names, such as `https://example.org`; null if it is none, or one that nobody could check. */
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
  const { type, to, record } = data;
  if (type === "go" && (PLACES.includes(to) || isNumber(to, MOST_PLIES))) return { type, to };
  if (type === "flip") return { type };
  if (type === "load" && typeof record === "string" && record.length <= LONGEST) return { type, record };
  return null;
}

/** The height in a message of the frame; null if there is none. */
export function heightOf(data) {
  const is = data?.ansa === VERSION && data.type === "height" && isNumber(data.detail?.height, HIGHEST);
  return is ? data.detail.height : null;
}
