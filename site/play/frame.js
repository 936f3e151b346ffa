// Runs the program that the page around this frame sends, and tells that page what the program prints. The frame has no
// origin, so the program can't reach that page.
(() => {
  "use strict";

  /** The version of the messages. */
  const VERSION = 1;
  /** More than anyone reads. */
  const LONGEST = 20_000;
  const DEEPEST = 6;

  /** The way to the page. Unlike a message to its window, what is put into a port is there even if the program never ends. */
  let port = null;
  const say = (message) => port?.postMessage({ version: VERSION, ...message });

  /** A value as text, as consoles write it. */
  function textOf(value, depth = 0, above = []) {
    if (typeof value === "string") return depth === 0 ? value : JSON.stringify(value);
    if (typeof value === "bigint") return `${value}n`;
    if (typeof value === "function") return `[function ${value.name || "without a name"}]`;
    if (typeof value !== "object" || value === null) return String(value);
    if (above.includes(value)) return "[circular]";
    if (value instanceof Error) return `${value.name}: ${value.message}`;
    if (value instanceof Element) return `<${value.localName}>`;
    if (depth >= DEEPEST) return "…";
    const within = [...above, value];
    const inner = (item) => textOf(item, depth + 1, within);
    if (Array.isArray(value)) return `[${value.slice(0, 200).map(inner).join(", ")}${value.length > 200 ? ", …" : ""}]`;
    const name = Object.getPrototypeOf(value)?.constructor?.name;
    if (name && name !== "Object" && typeof value.toJSON === "function") return `${name} ${inner(value.toJSON())}`;
    const properties = Object.entries(value).slice(0, 200).map(([key, item]) => `${key}: ${inner(item)}`);
    return `${name && name !== "Object" ? `${name} ` : ""}{ ${properties.join(", ")} }`;
  }

  /** The same for any value: one of its getters may throw. */
  function safeText(value) {
    try {
      return textOf(value).slice(0, LONGEST);
    } catch {
      return "[a value that can’t be written]";
    }
  }

  for (const level of ["debug", "error", "info", "log", "warn"]) {
    const own = console[level].bind(console);
    console[level] = (...values) => {
      own(...values);
      say({ type: "print", level, text: values.map(safeText).join(" ").slice(0, LONGEST) });
    };
  }

  /** The address of the program, which its errors name. */
  let address;

  /** What went wrong, with the line of the program if the browser says it. */
  function fault(error) {
    const [, line] = String(error?.stack ?? "").split(address ?? "\n")[1]?.match(/^:(\d+)/) ?? [];
    const code = typeof error?.code === "string" ? ` (${error.code})` : "";
    return { type: "fault", text: safeText(error) + code, line: Number(line ?? error?.lineNumber) || null };
  }

  addEventListener("error", ({ error, message }) => say(fault(error ?? message)));
  addEventListener("unhandledrejection", ({ reason }) => say(fault(reason)));

  /** Puts the entries that a program names where its imports find them. */
  async function provide(code) {
    const imports = {};
    globalThis.ansaModules = {};
    for (const [name, load] of Object.entries(globalThis.ansaEntries)) {
      if (!code.includes(`"${name}"`) && !code.includes(`'${name}'`)) continue;
      const module = await load();
      globalThis.ansaModules[name] = module;
      const lines = Object.keys(module).map((key) => `export const ${key} = module.${key};`);
      imports[name] = urlOf(`const module = ansaModules[${JSON.stringify(name)}];\n${lines.join("\n")}`);
    }
    const map = document.createElement("script");
    map.type = "importmap";
    map.textContent = JSON.stringify({ imports });
    document.head.append(map);
  }

  /**
   * The program, in which a line `expression; // → value` prints its value, and `statement; // throws code` the error, as the
   * documentation writes them. Lines keep their numbers.
   */
  function withPrints(code) {
    return code
      .replaceAll(/^([^\n]*); \/\/ → [^\n]*$/gm, "console.log(($1));")
      .replaceAll(/^([^\n]*); \/\/ throws [^\n]*$/gm, "try { $1; } catch (error) { console.log(error); }");
  }

  const urlOf = (code) => URL.createObjectURL(new Blob([code], { type: "text/javascript" }));

  /** Shows what a program exports as default. */
  function show(value) {
    if (value instanceof Element) {
      document.body.append(value);
    } else if (typeof value === "string" && value.startsWith("<svg")) {
      // As a picture, so that its text can't become a part of the document.
      const title = new DOMParser().parseFromString(value, "image/svg+xml").querySelector("title")?.textContent;
      const picture = document.createElement("img");
      picture.src = `data:image/svg+xml,${encodeURIComponent(value)}`;
      picture.alt = title || "The picture drawn by the program";
      document.body.append(picture);
    } else if (value !== undefined) {
      console.log(value);
    }
  }

  async function run(code) {
    const start = performance.now();
    try {
      await provide(code);
      address = urlOf(withPrints(code));
      show((await import(address)).default);
      say({ type: "end", ms: Math.round(performance.now() - start) });
    } catch (error) {
      say(fault(error));
      say({ type: "end", ms: null });
    }
  }

  addEventListener("message", ({ source, data, ports }) => {
    if (source !== parent || data?.version !== VERSION || typeof data.code !== "string" || port) return;
    [port] = ports;
    new ResizeObserver(() => say({ type: "size", height: Math.ceil(document.body.scrollHeight) })).observe(document.body);
    run(data.code);
  });

  addEventListener("DOMContentLoaded", () => {
    parent.postMessage({ version: VERSION, type: "ready", isWhole: "ansaEntries" in globalThis }, "*");
  });
})();
