// wasm-bindgen's error for a freed object ("null pointer passed to rust") has no code and does not help users. `guard`
// replaces it with an error like the others in this package. Every entry of the package that exports classes of the
// wasm module calls it with them once.

/** Makes every use of a freed object throw an `ArimaaError` with the code `freed`. Freeing it again does nothing. */
export function guard(...classes) {
  for (const { prototype } of classes) {
    const { free } = prototype;
    prototype.free = function () {
      try {
        free.call(this);
      } finally {
        // wasm-bindgen reads the pointer first in every method and property.
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
  const error = new Error("this object has been freed and can no longer be used");
  throw Object.assign(error, { name: "ArimaaError", code: "freed" });
}
