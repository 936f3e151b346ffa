/** The error that the rules and the engine throw, with a stable `code`. */
export class ArimaaError extends Error {
  // The rules are a WebAssembly module that creates its errors without this class.
  static [Symbol.hasInstance](value) {
    return value instanceof Error && value.name === "ArimaaError";
  }

  constructor(code, message, details = {}) {
    super(message);
    this.name = "ArimaaError";
    Object.assign(this, details);
    this.code = code;
  }
}
