// What wasm-bindgen's classes lack as classes of JavaScript. Each of their objects has the address of its memory in a
// property that anyone can change, a freed or foreign object gives it "null pointer passed to rust", an object can be
// cloned into a dead one, and static methods ignore subclasses. So the package exports a class with the same members in
// its place, whose objects have one of wasm-bindgen's objects in a private field. The module of the rules contains this
// script.

/** The first argument of the constructor of a guarded class for an object of the inner class that there is already. */
const ADOPT = Symbol("adopt");

/** The key under which an object has itself, so that it is found through a proxy, which has no private fields. */
const SELF = Symbol("self");

/** Makes an object of the guarded class from one of wasm-bindgen's, by the class of the latter. */
const WRAPPERS = new Map();

/** Members of wasm-bindgen's classes that the guarded class has in another way, or not at all. */
const OWN_MEMBERS = ["constructor", "free", "__destroy_into_raw"];

/**
 * Makes a class with the members of one of wasm-bindgen's. Wrong uses of its objects throw an `ArimaaError`, its objects
 * can't be cloned, and methods that return them return those of the subclass on which they are called. The name is an
 * argument, because bundlers change that of the class. `noun` is what its objects are called, `shown` has the properties
 * that consoles show, `text` is the method whose result strings contain, and `transfer` says what to do instead of
 * cloning.
 */
function guard(Inner, name, { noun, shown, text, transfer }) {
  let innerOf, release, replace;

  class Guarded {
    #inner;

    // Symbols are not cloned, so `structuredClone` and `postMessage` throw and show this one. Each object has its own,
    // because otherwise tests would find all objects equal.
    notCloneable = Symbol(transfer);

    static {
      const isOwn = (value) => typeof value === "object" && value !== null && #inner in value;
      /** The object of the class that a value is, or that is behind a proxy. */
      const own = (value, refused) => {
        const object = isOwn(value) ? value : value?.[SELF];
        if (isOwn(object)) return object;
        throw refusal("wrong-type", refused());
      };
      innerOf = (value, refused) => own(value, refused).#inner ?? refuseFreed();
      release = (value) => {
        const object = own(value, () => `free must be called on a ${name}`);
        const inner = object.#inner;
        object.#inner = undefined;
        inner?.free();
      };
      replace = (value, inner) => {
        if (!isOwn(value)) return false;
        value.#inner?.free();
        value.#inner = inner;
        return true;
      };
    }

    constructor(options, inner) {
      this.#inner = options === ADOPT ? inner : tried(() => new Inner(options), Guarded);
      // Not with `hide`, because there may be many objects.
      Object.defineProperty(this, SELF, { value: this, configurable: true });
    }
  }
  const { prototype } = Guarded;
  WRAPPERS.set(Inner, (made) => new Guarded(ADOPT, made));

  /**
   * What a method returns: an object of an inner class becomes one of its guarded class, or of a subclass of this one, which
   * must have a constructor without required arguments.
   */
  const adopt = (made, Class) => {
    // Lists of steps are long, and either all elements of a list are objects of the class or none is.
    if (Array.isArray(made)) return made[0] instanceof Inner ? made.map((one) => adopt(one, Class)) : made;
    const isOther = !(made instanceof Inner) || !(Class?.prototype instanceof Guarded);
    if (isOther) return WRAPPERS.get(made?.constructor)?.(made) ?? made;
    const mine = new Class();
    if (replace(mine, made)) return mine;
    throw refusal("wrong-type", `the constructor of ${Class.name} must create a ${name}`);
  };
  /** A method or accessor that works only on an object of the class. */
  const bound = (key, act, isMethod) => {
    if (!act) return undefined;
    const refused = () => {
      const right = `${noun}.${key}${isMethod ? "(…)" : ""}`;
      return `${key} must be called on a ${name}: write ${right}`;
    };
    // The name of a method is also that of its function.
    const { [key]: method } = {
      [key](...given) {
        try {
          return adopt(act.apply(innerOf(this, refused), given), this.constructor);
        } catch (error) {
          throw told(error, method);
        }
      },
    };
    return method;
  };

  for (const [key, { value, get, set }] of Object.entries(Object.getOwnPropertyDescriptors(Inner.prototype))) {
    if (OWN_MEMBERS.includes(key)) continue;
    hide(prototype, key, value ? { value: bound(key, value, true), writable: true } : { get: bound(key, get), set: bound(key, set) });
  }
  for (const [key, { value }] of Object.entries(Object.getOwnPropertyDescriptors(Inner))) {
    if (typeof value !== "function" || key.startsWith("__")) continue;
    const { [key]: made } = {
      [key](...given) {
        return tried(() => adopt(value.apply(Inner, given), this), made);
      },
    };
    hide(Guarded, key, { value: made, writable: true });
  }
  hide(Guarded, "name", { value: name });

  hide(prototype, "free", {
    writable: true,
    value() {
      release(this);
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
  return Guarded;
}

/** Defines a property that loops do not see. */
function hide(object, key, descriptor) {
  Object.defineProperty(object, key, { ...descriptor, enumerable: false, configurable: true });
}

/** The result of a function. The stack of an error begins with the call of `from`. */
function tried(act, from) {
  try {
    return act();
  } catch (error) {
    throw told(error, from);
  }
}

/** An error whose stack begins with the call of `from`: the calls inside WebAssembly tell nothing and hide the caller's. */
function told(error, from) {
  if (error instanceof ArimaaError) Error.captureStackTrace?.(error, from);
  return error;
}

function refuseFreed() {
  throw refusal("freed", "this object has been freed and can no longer be used");
}

function refusal(code, message) {
  return new ArimaaError(code, message);
}
