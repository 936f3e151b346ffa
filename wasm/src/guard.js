// What wasm-bindgen's classes lack as classes of JavaScript. A freed or foreign object gives it "null pointer passed to
// rust", an object can be cloned into a dead one, and static methods ignore subclasses. Every entry of the package that
// exports a class of the wasm module calls `guard` with it once.

/** The property in which wasm-bindgen keeps the address of an object's memory. */
const ADDRESS = "__wbg_ptr";

/**
 * Completes a class: wrong uses of its objects throw an `ArimaaError`, its objects can't be cloned, and methods that
 * return them return those of the subclass on which they are called. The name is an argument, because bundlers change
 * that of the class. `noun` is what its objects are called, `shown` has the properties that consoles show, `text` is the
 * method whose result strings contain, and `transfer` says what to do instead of cloning.
 */
export function guard(Class, name, { noun, shown, text, transfer }) {
  const { prototype } = Class;
  const { free } = prototype;
  const isWhole = (value) => value instanceof Class && typeof value[ADDRESS] === "number";

  /** The same object as one of a subclass, which must have a constructor without required arguments. */
  const adopt = (made, Subclass) => {
    // Most objects are of the class itself, and lists of steps are long.
    if (!(Subclass?.prototype instanceof Class)) return made;
    if (Array.isArray(made)) return made.map((one) => adopt(one, Subclass));
    if (!(made instanceof Class)) return made;
    const mine = new Subclass();
    if (!isWhole(mine)) throw refusal("wrong-type", `the constructor of ${Subclass.name} must create a ${name}`);
    // The memory stays with `made`, which lives as long as its owner.
    free.call(mine);
    hide(mine, ADDRESS, { get: () => made[ADDRESS] });
    hide(mine, "free", { value: () => made.free() });
    return mine;
  };
  /** A method or accessor that works only on an object of the class. */
  const bound = (key, act, isMethod) =>
    act &&
    // The name of a method is also that of its function.
    {
      [key](...given) {
        if (isWhole(this)) return adopt(act.apply(this, given), this.constructor);
        const right = `${noun}.${key}${isMethod ? "(…)" : ""}`;
        throw refusal("wrong-type", `${key} must be called on a ${name}: write ${right}`);
      },
    }[key];

  // What a property already is otherwise, it remains.
  for (const [key, { value, get, set }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    if (["constructor", "free", "__destroy_into_raw"].includes(key)) continue;
    const guarded = value ? { value: bound(key, value, true) } : { get: bound(key, get), set: bound(key, set) };
    Object.defineProperty(prototype, key, guarded);
  }
  for (const [key, { value }] of Object.entries(Object.getOwnPropertyDescriptors(Class))) {
    if (typeof value !== "function" || key.startsWith("__")) continue;
    const made = {
      [key](...given) {
        return adopt(value.apply(Class, given), this);
      },
    };
    Object.defineProperty(Class, key, { value: made[key] });
  }

  // wasm-bindgen sets the address of each new object, and this is where it does so first.
  hide(prototype, ADDRESS, {
    set(address) {
      hide(this, ADDRESS, { value: address, writable: true });
      const key = "notCloneable";
      // Symbols are not cloned, so `structuredClone` and `postMessage` throw and show this one. Each object has its own,
      // because otherwise tests would find all objects equal.
      const value = Symbol(transfer);
      Object.defineProperty(this, key, { value, enumerable: true, configurable: true });
    },
  });

  hide(prototype, "free", {
    writable: true,
    value() {
      if (!(this instanceof Class)) throw refusal("wrong-type", `free must be called on a ${name}`);
      try {
        free.call(this);
      } finally {
        // wasm-bindgen reads the address first in every method and property.
        hide(this, ADDRESS, { get: refuse });
        hide(this, "free", { value() {} });
      }
    },
  });
  if (Symbol.dispose) {
    hide(prototype, Symbol.dispose, {
      writable: true,
      value() {
        this.free();
      },
    });
  }

  // Frameworks make proxies of plain objects only, and this tells them that these are none.
  hide(prototype, Symbol.toStringTag, { value: name });
  hide(prototype, "toString", {
    writable: true,
    value() {
      return this[text]();
    },
  });
  // For the consoles of Node.js and Deno.
  hide(prototype, Symbol.for("nodejs.util.inspect.custom"), {
    value(depth, options, inspect) {
      const called = this.constructor?.name ?? name;
      try {
        const state = Object.fromEntries(shown.map((key) => [key, this[key]]));
        return `${called} ${inspect(state, options)}`;
      } catch {
        return `${called} {}`;
      }
    },
  });
}

/** Defines a property that loops do not see. */
function hide(object, key, descriptor) {
  Object.defineProperty(object, key, { ...descriptor, enumerable: false, configurable: true });
}

function refuse() {
  throw refusal("freed", "this object has been freed and can no longer be used");
}

function refusal(code, message) {
  return Object.assign(new Error(message), { name: "ArimaaError", code });
}
