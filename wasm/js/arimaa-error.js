/** The error that the rules and the engine throw, with a stable `code`. */
export class ArimaaError extends Error {
  static {
    // On the prototype as for all classes of errors, so that `stack` begins with it.
    Object.defineProperty(this.prototype, "name", { value: "ArimaaError", writable: true, configurable: true });
  }

  // Each entry of the package has a copy of this class, so that it loads as a single file.
  static [Symbol.hasInstance](value) {
    return value instanceof Error && value.name === "ArimaaError";
  }

  constructor(code, message, details = {}) {
    // A `cause` among the details becomes one as for every error.
    super(message, details);
    Object.assign(this, details);
    this.code = code;
  }
}
