// The arrows, circles and highlighted squares that a page sets or a person draws.

const LETTERS = { green: "G", red: "R", blue: "B", yellow: "Y" };
/** The most marks that can be set. Fewer are shown. */
const MOST = 4096;

export class Marks {
  #lists = { arrows: [], circles: [], highlights: [] };

  get(name) {
    return this.#lists[name];
  }

  /** Sets a list; `null` and `undefined` empty it, as frameworks expect. Throws if it is bad, and changes nothing then. */
  set(name, list) {
    const items = list === null || list === undefined ? [] : list;
    if (!Array.isArray(items) || items.length > MOST) throw bad(name, `be an array of at most ${MOST} marks`);
    this.#lists[name] = Object.freeze(items.map((item) => checked(name, item)));
  }

  /** Takes over what a person has drawn, in the words of {@link Marks.pairs}. */
  draw(words) {
    const drawn = words.split(" ").filter(Boolean).map(([letter, ...ends]) => ({ letter, ends: ends.join("") }));
    const colour = (letter) => Object.keys(LETTERS).find((name) => LETTERS[name] === letter);
    const of = (length, mark) => drawn.filter(({ ends }) => ends.length === length).map(mark);
    this.set("arrows", of(4, ({ letter, ends }) => ({ from: ends.slice(0, 2), to: ends.slice(2), colour: colour(letter) })));
    this.set("circles", of(2, ({ letter, ends }) => ({ square: ends, colour: colour(letter) })));
    return { arrows: this.#lists.arrows, circles: this.#lists.circles };
  }

  /** Names and values for the widget: marks as in the commands of records, such as `Gd2d4 Re4`. */
  pairs() {
    const { arrows, circles, highlights } = this.#lists;
    return ["drawn", wordsOf([...arrows, ...circles]), "highlights", wordsOf(highlights)];
  }
}

/** Adds the properties to a class. `marksOf` gives the marks of an element, and `changed` is called after a change. */
export function addMarks(prototype, marksOf, changed) {
  for (const name of ["arrows", "circles", "highlights"]) {
    Object.defineProperty(prototype, name, {
      get() {
        return marksOf(this).get(name);
      },
      set(list) {
        marksOf(this).set(name, list);
        changed(this);
      },
      enumerable: true,
      configurable: true,
    });
  }
}

function wordsOf(marks) {
  return marks
    .map((mark) => {
      const { from = mark.square ?? mark, to = "", colour = "green" } = mark;
      return LETTERS[colour] + from + to;
    })
    .join(" ");
}

/** A copy of a mark. */
function checked(name, item) {
  if (name === "highlights" && typeof item === "string") return square(name, item);
  if (item === null || typeof item !== "object") throw bad(name, "contain objects");
  const { colour } = item;
  const ends = name === "arrows" ? { from: square(name, item.from), to: square(name, item.to) } : { square: square(name, item.square) };
  if (ends.from && ends.from === ends.to) throw bad(name, "be between different squares");
  if (colour === undefined || colour === null) return Object.freeze(ends);
  if (!Object.hasOwn(LETTERS, colour)) throw bad(name, "be green, red, blue or yellow");
  return Object.freeze({ ...ends, colour });
}

function square(name, value) {
  if (typeof value !== "string" || !/^[a-h][1-8]$/.test(value)) throw bad(name, "name squares, such as e4");
  return value;
}

function bad(name, what) {
  return new TypeError(`${name} must ${what}`);
}
