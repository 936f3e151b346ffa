// The properties of the element that reflect an attribute of the same name.

/** Text properties; number properties with their defaults; boolean properties. */
const TEXTS = [
  "record", "position", "puzzle", "pick", "src", "mode", "bottom", "side", "movable", "solution", "label", "board", "pieces", "coordinates", "theme", "hide",
];
const NUMBERS = { level: 5, ply: 0, interval: 1500 };
const SWITCHES = ["autoplay", "drawable"];

/** The names of all. */
export const REFLECTED = [...TEXTS, ...Object.keys(NUMBERS), ...SWITCHES];

/** Adds the properties to a class. */
export function addProperties(prototype) {
  for (const name of TEXTS) {
    property(prototype, name, {
      get() {
        return this.getAttribute(name) ?? "";
      },
      set(value) {
        // Both `undefined` and `null` remove it, as frameworks expect.
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
    });
  }

  for (const [name, usual] of Object.entries(NUMBERS)) {
    property(prototype, name, {
      get() {
        if (name === "ply") return this.plyShown() ?? (Number(this.getAttribute(name)) || usual);
        const value = this.getAttribute(name);
        return value === null || Number.isNaN(Number(value)) ? usual : Number(value);
      },
      set(value) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
    });
  }

  for (const name of SWITCHES) {
    property(prototype, name, {
      get() {
        return this.hasAttribute(name);
      },
      set(value) {
        this.toggleAttribute(name, Boolean(value));
      },
    });
  }
}

function property(prototype, name, accessors) {
  Object.defineProperty(prototype, name, { ...accessors, enumerable: true, configurable: true });
}
