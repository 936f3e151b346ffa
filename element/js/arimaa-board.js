// The class of the custom element: attributes in, events out. The WebAssembly decides and renders what is shown.

import { newEngine } from "./engine.js";
import { ENGLISH, languageOf, textsOf, wordsOf } from "./language.js";
import { addMarks, Marks } from "./marks.js";
import { addMethods, Readiness } from "./methods.js";
import { leave, whenNear } from "./near.js";
import { createWidget, freeWidget } from "./program.js";
import { REFLECTED, addProperties } from "./properties.js";
import { save } from "./save.js";
import { prefers, schemeOf, watch } from "./scheme.js";
import { sheetsOf } from "./sheets.js";

/** The attributes that decide which game is shown. */
const SOURCES = ["record", "position", "puzzle", "pick", "src"];
/** Attributes that only the style sheets read. */
const LOOKS = ["board", "pieces", "coordinates"];
/** The longest text that is read from `src`, in characters. */
const LONGEST = 5_000_000;
/** A wheel turns by one ply at most this often, in milliseconds. */
const WHEEL_PAUSE = 80;

// On a server there are no elements. The module can be imported there, so that a page can be rendered, and defines none.
class ArimaaBoard extends (globalThis.HTMLElement ?? class {}) {
  static observedAttributes = [...REFLECTED, "lang"];

  #drawing = null;
  /** The language whose texts are loaded. */
  #language = ENGLISH;
  /** The element has been near the viewport: its board is drawn. */
  #near = false;
  /** An attribute or text has changed since the widget was configured. */
  #stale = false;
  /** The state of `src`: a name and a value for the widget. */
  #fetched = null;
  #fetching = null;
  /** The promise of the engine, after the first request. */
  #engine = null;
  /** The state when the element left the document. */
  #kept = null;
  #reflecting = false;
  /** The attribute `ply` was written by the element itself. */
  #reflected = false;
  /** The listeners of `flip` are running. */
  #flipping = false;
  #wheeled = 0;
  #ready = new Readiness();
  #marks = new Marks();
  #text = new MutationObserver(() => this.#change());
  /** Ends the watch on the colour scheme. */
  #unwatch = () => {};

  static {
    const widgetOf = (element) => (element.#fetching ? null : element.#current());
    addMethods(this.prototype, widgetOf);
    addMarks(
      this.prototype,
      (element) => element.#marks,
      (element) => element.#change(),
    );
  }

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: "open", delegatesFocus: true });
    shadow.append(placeholder("loading", ENGLISH));
    this.#listen();
  }

  connectedCallback() {
    for (const name of [...ArimaaBoard.observedAttributes, "arrows", "circles", "highlights"]) this.#adopt(name);
    this.#start().catch((error) => this.#fail(error));
  }

  /** A window that closes may end all listeners in it, also those of the widget, which is made again. */
  adoptedCallback({ defaultView }) {
    if (defaultView) return;
    this.#listen();
    this.#leave();
  }

  disconnectedCallback() {
    this.#unwatch();
    leave(this);
    this.#text.disconnect();
    // An element that is only moved keeps its widget.
    queueMicrotask(() => {
      if (!this.isConnected) this.#leave();
    });
  }

  attributeChangedCallback(name, before, now) {
    if (before === now) return;
    if (LOOKS.includes(name)) this.#look(name, now);
    if (name === "theme") this.#useScheme();
    if (name === "lang" && this.#drawing) this.#learn().catch((error) => this.#fail(error));
    if (name === "ply") this.#reflected = this.#reflecting;
    if (this.#reflecting) return;
    // Another game does not start at the ply of the last one.
    if (SOURCES.includes(name) && this.#reflected) this.removeAttribute("ply");
    if (name === "src") this.#load();
    this.#change();
  }

  get plies() {
    return this.#current()?.plies ?? 0;
  }

  get game() {
    return this.#current()?.game ?? "";
  }

  get ready() {
    const { promise } = this.#ready;
    this.#current();
    return promise;
  }

  next() {
    this.#current()?.go("next");
  }

  back() {
    this.#current()?.go("back");
  }

  first() {
    this.#current()?.go("first");
  }

  last() {
    this.#current()?.go("last");
  }

  /** Not from a listener of `flip`: the two would call each other without end. */
  flip() {
    if (!this.#flipping) this.#current()?.go("flip");
  }

  /** The focus goes to the current square, not to the first one. */
  focus(options) {
    this.#complete();
    const square = this.shadowRoot.querySelector("[role=grid] [tabindex='0']");
    if (square) square.focus(options);
    else super.focus(options);
  }

  /** The same listeners again are no more listeners. */
  #listen() {
    this.shadowRoot.addEventListener("focusin", this.#focusIn);
    this.addEventListener("wheel", this.#wheel, { passive: false });
  }

  /** The keyboard is there before the page has scrolled. */
  #focusIn = ({ target: { dataset } }) => {
    if (dataset.test === "board-to-come") this.focus();
    if (dataset.test !== "turns-to-come") return;
    this.#complete();
    this.shadowRoot.querySelector("[data-node][tabindex='0']")?.focus();
  };

  /** @internal */
  plyShown() {
    return this.#current()?.ply;
  }

  /** A property that was set before the class was defined must go through its setter. */
  #adopt(name) {
    if (!Object.hasOwn(this, name)) return;
    const value = this[name];
    delete this[name];
    this[name] = value;
  }

  async #start() {
    this.#unwatch = watch(this, () => this.#useScheme());
    this.#useScheme();
    this.#text.observe(this, { childList: true, characterData: true, subtree: true });
    if (this.#fetched?.[0] !== "text" && !this.#fetching) this.#load();
    this.#change();
    await this.#learn();
    this.#show();
  }

  /** Loads the language, in which the element is then drawn anew. */
  async #learn() {
    const name = languageOf(this);
    this.#language = await wordsOf(name);
    this.shadowRoot.querySelector(".loading")?.replaceWith(placeholder("loading", this.#language));
    if (!(await textsOf(this.#language))) this.#language = ENGLISH;
    // Another one may have been set in the meantime.
    if (name !== languageOf(this)) return this.#learn();
    if (this.#drawing && this.#drawing.root.lang !== this.#language.name) {
      this.#keep();
      this.#create();
    }
  }

  /** The window that the element is in. */
  get #window() {
    return this.ownerDocument.defaultView ?? globalThis;
  }

  /** Frees the widget and the engine, and keeps the state. */
  #leave() {
    this.#fetching?.abort();
    this.#fetching = null;
    this.#endEngine();
    if (this.#drawing) this.#keep();
  }

  #keep() {
    this.#kept = this.#drawing.widget.keep();
    freeWidget(this.#drawing);
    this.#drawing = null;
  }

  #show() {
    if (!this.isConnected) return;
    if (!this.#drawing) this.#create();
    // From now on it has its size, on which it depends which elements are near.
    if (!this.#near) whenNear(this, () => this.#complete());
  }

  #create() {
    this.#drawing = createWidget(this.#language.name, (name, detail) => this.#emit(name, detail));
    for (const name of LOOKS) this.#look(name, this.getAttribute(name));
    this.shadowRoot.replaceChildren(this.#drawing.root);
    if (this.#near) this.#drawing.widget.complete();
    if (this.#kept) this.#drawing.widget.resume(this.#kept);
    this.#kept = null;
    this.#stale = true;
    this.#current();
  }

  /** Draws everything at once, with all changes. */
  #complete() {
    this.#near = true;
    this.#current()?.complete();
  }

  #fail(error) {
    const message = this.#language.say.notStarted.replace("$", () => reasonOf(error));
    // It can't be freed while it is in use, as it is after an error in it.
    this.#drawing = null;
    this.shadowRoot.replaceChildren(placeholder("fault", this.#language, message));
    this.#ready.fail(Object.assign(new Error(message), { code: "not-started" }));
    this.#emit("error", { code: "not-started", message });
  }

  /** Configures the widget once for all changes: in a microtask, or when the page reads a result. */
  #change() {
    if (this.#stale) return;
    this.#stale = true;
    queueMicrotask(() => this.#current());
  }

  /** The widget, configured with all changes. */
  #current() {
    const widget = this.#drawing?.widget;
    if (widget && this.#stale) {
      this.#stale = false;
      widget.configure(this.#pairs());
    }
    if (widget && !this.#fetching) this.#ready.reach(this);
    return widget;
  }

  #pairs() {
    const pairs = [];
    for (const name of REFLECTED) {
      const value = this.getAttribute(name);
      // With `prefers-reduced-motion`, only its button starts the replay.
      if (value !== null && !(name === "autoplay" && prefers(this, "reduced-motion: reduce"))) pairs.push(name, value);
    }
    if (this.#fetched) pairs.push(...this.#fetched);
    if (this.ownerDocument.fullscreenEnabled) pairs.push("can-fill", "");
    pairs.push(...this.#marks.pairs(), "text", this.textContent);
    return pairs;
  }

  async #load() {
    this.#fetching?.abort();
    this.#fetching = null;
    this.#fetched = null;
    const address = this.getAttribute("src");
    if (address === null || !this.isConnected) return;
    const fetching = new AbortController();
    this.#fetching = fetching;
    this.#ready.begin();
    this.#fetched = ["loading", ""];
    let fetched;
    try {
      const answer = await fetch(address, { signal: fetching.signal });
      if (!answer.ok) throw new Error(this.#language.say.httpStatus.replace("$", answer.status));
      const text = await answer.text();
      fetched = text.length > LONGEST ? ["missing", this.#language.say.tooLarge] : ["text", text];
    } catch (error) {
      fetched = ["missing", error instanceof TypeError ? this.#language.say.unreachable : reasonOf(error)];
    }
    if (this.#fetching !== fetching) return;
    this.#fetching = null;
    this.#fetched = fetched;
    this.#change();
  }

  #emit(name, detail) {
    const own = { ask: this.#ask, copy: this.#copy, save, fill: this.#fill, redraw: this.#redraw }[name];
    if (own) return own.call(this, detail);
    if (name === "draw") detail = this.#marks.draw(detail);
    if (name === "flip") this.#reflect("bottom", detail.bottom);
    if (name === "ply") this.#reflect("ply", String(detail.ply));
    // An `error` that reached the window would count as an uncaught exception there.
    const travels = name !== "error";
    const cancelable = name.startsWith("before-");
    const init = { detail, bubbles: travels, composed: travels, cancelable };
    const wasFlipping = this.#flipping;
    this.#flipping ||= name === "flip";
    const isAllowed = this.dispatchEvent(new this.#window.CustomEvent(name, init));
    this.#flipping = wasFlipping;
    return isAllowed;
  }

  #reflect(name, value) {
    this.#reflecting = true;
    this.setAttribute(name, value);
    this.#reflecting = false;
  }

  /** Several changes in a task are drawn once. */
  #redraw() {
    queueMicrotask(() => this.#drawing?.widget.draw());
  }

  async #ask({ request, game, level }) {
    const engine = (this.#engine ??= newEngine());
    try {
      const { turn } = await (await engine).bestTurn({ game, level });
      if (this.#engine === engine) this.#drawing.widget.answer(request, turn, "");
    } catch (error) {
      // The element has left the document or has made another request since.
      if (this.#engine !== engine || error?.code === "superseded") return;
      // The next request creates another engine: this one may have failed to load.
      this.#endEngine();
      this.#drawing.widget.answer(request, undefined, reasonOf(error));
    }
  }

  async #copy(record) {
    let said = "copied";
    try {
      await this.#window.navigator.clipboard.writeText(record);
    } catch {
      said = "not-copied";
    }
    this.#drawing?.widget.go(said);
  }

  /** Fills the screen, or ends it. The browser may refuse; the element then stays as it is. */
  #fill() {
    const root = this.getRootNode();
    (root.fullscreenElement === this ? this.ownerDocument.exitFullscreen() : this.requestFullscreen()).catch(() => {});
  }

  #endEngine() {
    this.#engine?.then(
      (engine) => engine.terminate(),
      () => {},
    );
    this.#engine = null;
  }

  #wheel = (event) => {
    // Without the focus in the element, the wheel scrolls the page.
    if (!this.matches(":focus-within") || !this.#drawing?.widget.isReplay || event.ctrlKey || event.deltaY === 0) return;
    event.preventDefault();
    if (event.timeStamp - this.#wheeled < WHEEL_PAUSE) return;
    this.#wheeled = event.timeStamp;
    if (event.deltaY > 0) this.next();
    else this.back();
  };

  #look(name, value) {
    const looks = this.#drawing?.root.dataset;
    if (!looks) return;
    if (value === null) delete looks[name];
    else looks[name] = value;
  }

  #useScheme() {
    this.shadowRoot.adoptedStyleSheets = sheetsOf(this.ownerDocument, schemeOf(this, this.getAttribute("theme")));
  }
}

addProperties(ArimaaBoard.prototype);

function placeholder(kind, { name, say }, words = say.starting) {
  const made = document.createElement("p");
  made.className = kind;
  made.lang = name;
  made.textContent = words;
  made.setAttribute("role", kind === "fault" ? "alert" : "status");
  return made;
}

function reasonOf(error) {
  return error instanceof Error ? error.message : String(error);
}

// Two copies of the script on one page are one element.
const elements = globalThis.customElements;
if (elements && !elements.get("arimaa-board")) elements.define("arimaa-board", ArimaaBoard);

const defined = elements?.get("arimaa-board") ?? ArimaaBoard;
export { defined as ArimaaBoard };
