// The methods of a board that the page drives, and the promise for which the page waits before it calls them.

/** What a page is told that is too early. */
const NOT_READY = "the board is not ready: wait for its promise `ready`";

/** Adds the methods to a class. `widgetOf` gives the widget of an element, or nothing while there is none to drive. */
export function addMethods(prototype, widgetOf) {
  for (const name of ["play", "step", "undo", "endTurn", "takeBack"]) {
    const value = function (words) {
      const widget = widgetOf(this);
      if (!widget) throw Object.assign(new Error(NOT_READY), { code: "not-ready" });
      widget.drive(name, String(words));
    };
    Object.defineProperty(prototype, name, { value, writable: true, configurable: true });
  }
}

/** Whether an element can be driven, as a promise that is made when somebody asks for it. */
export class Readiness {
  #promise = null;
  #settle = null;

  get promise() {
    this.#promise ??= new Promise((resolve, reject) => (this.#settle = { resolve, reject }));
    return this.#promise;
  }

  /** The element can be driven. */
  reach(element) {
    this.#settle?.resolve(element);
    this.#settle = null;
  }

  /** It never can. */
  fail(reason) {
    this.#settle?.reject(reason);
    this.#settle = null;
  }

  /** It has to be waited for again. */
  begin() {
    if (!this.#settle) this.#promise = null;
  }
}
