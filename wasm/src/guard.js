// What wasm-bindgen says of an object that was freed ("null pointer passed to rust") has no code and helps nobody. Here
// such an object is told to say it as everything else in this package does. Every entry of the package that hands out
// classes of the wasm module calls `guard` with them once.

/** Freed objects refuse every use with an `ArimaaError` whose code is `freed`; freeing them again does nothing. */
export function guard(...classes) {
  for (const { prototype } of classes) {
    const { free } = prototype;
    prototype.free = function () {
      try {
        free.call(this);
      } finally {
        // Every method and property reads the pointer first.
        Object.defineProperty(this, "__wbg_ptr", { get: refuse });
        Object.defineProperty(this, "free", { value() {} });
      }
    };
    if (Symbol.dispose) {
      prototype[Symbol.dispose] = function () {
        this.free();
      };
    }
  }
}

function refuse() {
  const error = new Error("this object has been freed and can't be used any more");
  throw Object.assign(error, { name: "ArimaaError", code: "freed" });
}
