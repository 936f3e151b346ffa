// Each entry of the package has a copy of this file, and the first makes the class for all.
const SHARED_CLASS = Symbol.for("ansa.ArimaaError.1");

/** The error that the rules and the engine throw, with a stable `code`. */
export const ArimaaError = globalThis[SHARED_CLASS] ?? class ArimaaError extends Error {
  static {
    // On the prototype as for all classes of errors, so that `stack` begins with it.
    Object.defineProperty(this.prototype, "name", { value: "ArimaaError", writable: true, configurable: true });
  }

  // Frames and other versions have another class.
  static [Symbol.hasInstance](value) {
    return value instanceof Error && value.name === "ArimaaError";
  }

  constructor(code, message, details = {}) {
    // A `cause` among the details becomes one as for every error.
    super(message, details);
    Object.assign(this, details);
    this.code = code;
  }
};

// Fails silently where the global object is frozen.
Reflect.set(globalThis, SHARED_CLASS, ArimaaError);
