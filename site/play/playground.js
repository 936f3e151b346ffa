// The playground: an editor, and a frame without an origin in which its program runs. Needs `snippets.js` before it.
(() => {
  "use strict";

  /** The version of the messages to and from the frame. */
  const MESSAGES = 1;
  /** The version of programs in addresses: `#1.` and the program as UTF-8 in base64 for addresses. */
  const LINKS = "1.";
  /** The longest program, in bytes, in an address. */
  const LONGEST = 60_000;
  /** What a program may print: it is the reader who has to read it. */
  const MOST_LINES = 1_000;
  const LONGEST_LINE = 20_000;
  /** How high the frame may become, in pixels. */
  const HIGHEST = 1_200;
  /** The entry of the list for a program of the reader's own. */
  const OWN = "own";

  const place = document.querySelector("#play");
  const here = new URL("./", document.currentScript.src);
  const snippets = globalThis.ansaSnippets;

  // A program may send its frame elsewhere, and the address could tell something. From a file, nothing is of the same origin.
  if (location.protocol.startsWith("http")) {
    const policy = document.createElement("meta");
    policy.httpEquiv = "Content-Security-Policy";
    policy.content = "frame-src 'self'";
    document.head.append(policy);
  }

  /** An element with properties and children. */
  function make(tag, properties = {}, ...children) {
    const made = Object.assign(document.createElement(tag), properties);
    made.append(...children);
    return made;
  }

  const choice = make("select", { id: "play-example" });
  const editor = make("textarea", { id: "play-code", rows: 16, spellcheck: false, autocapitalize: "off", autocomplete: "off", wrap: "off" });
  const runButton = make("button", { type: "button", id: "play-run", className: "play-main" }, "Run");
  const stopButton = make("button", { type: "button", id: "play-stop", disabled: true }, "Stop");
  const shareButton = make("button", { type: "button", id: "play-share" }, "Copy link");
  const status = make("p", { id: "play-status", className: "play-status" });
  status.setAttribute("role", "status");
  const output = make("pre", { id: "play-output", className: "play-output", tabIndex: 0 });
  output.setAttribute("role", "log");
  output.setAttribute("aria-label", "Output");
  const stage = make("div", { id: "play-stage", className: "play-stage" });
  editor.setAttribute("aria-describedby", "play-keys");
  editor.setAttribute("aria-keyshortcuts", "Control+Enter");

  place.replaceChildren(
    make("p", { className: "play-field" }, make("label", { htmlFor: choice.id }, "Example"), choice),
    make("p", { className: "play-field" }, make("label", { htmlFor: editor.id }, "Program"), editor),
    make("p", { id: "play-keys", className: "play-help" }, "Press Ctrl+Enter (⌘+Enter on a Mac) to run the program."),
    make("div", { className: "play-buttons" }, runButton, stopButton, shareButton),
    status,
    output,
    stage,
  );
  for (const { title } of snippets) choice.append(make("option", {}, title));
  const ownOption = make("option", { value: OWN, hidden: true }, "Your program");
  choice.append(ownOption);
  for (const [index] of snippets.entries()) choice.options[index].value = String(index);

  /** The reader's own program, which an example must not replace for good. */
  let own = null;

  function keepOwn() {
    own = editor.value;
    ownOption.hidden = false;
    choice.value = OWN;
  }

  choice.addEventListener("change", () => {
    editor.value = choice.value === OWN ? own : snippets[Number(choice.value)].code;
    status.textContent = "";
  });
  editor.addEventListener("input", keepOwn);

  // ---- Running ----

  /** The frame of the running program, or of the last one, whose board can still be used. */
  let frame = null;
  /** The program that it runs, whatever happens to the editor meanwhile. */
  let program = "";
  let lines = 0;

  function end(said) {
    stopButton.disabled = true;
    status.textContent = said;
  }

  function drop() {
    frame?.remove();
    frame = null;
  }

  function run() {
    drop();
    lines = 0;
    output.replaceChildren();
    program = editor.value;
    frame = make("iframe", { title: "Program output", height: "0" });
    frame.setAttribute("sandbox", "allow-scripts");
    frame.src = new URL("frame.html", here).href;
    stage.append(frame);
    stopButton.disabled = false;
    status.textContent = "Running …";
  }

  function stop() {
    // The button is about to lose the focus, which must not fall back to the start of the page.
    const hadFocus = document.activeElement === stopButton;
    drop();
    end("Stopped.");
    if (hadFocus) runButton.focus();
  }

  /** What a line of the console begins with. */
  const NAMES = new Map([["error", "Error: "], ["warn", "Warning: "]]);

  function print(name, text, isFault = false) {
    lines += 1;
    if (lines > MOST_LINES) {
      drop();
      end(`Stopped: the program printed more than ${MOST_LINES} lines.`);
      return;
    }
    const line = make("span", { className: isFault ? "play-fault" : "" });
    line.textContent = `${name}${typeof text === "string" ? text.slice(0, LONGEST_LINE) : ""}\n`;
    output.append(line);
  }

  // A frame is not trusted: what it says is text, and only the present one is heard.
  addEventListener("message", ({ source, data }) => {
    if (!frame || source !== frame.contentWindow || data?.version !== MESSAGES || data.type !== "ready") return;
    if (!data.isWhole) {
      end("The package's files could not be loaded. Check your connection and run the program again.");
      return;
    }
    const { port1, port2 } = new MessageChannel();
    const asked = frame;
    port1.onmessage = (event) => {
      if (asked === frame && event.data?.version === MESSAGES) hear(event.data);
    };
    frame.contentWindow.postMessage({ version: MESSAGES, code: program }, "*", [port2]);
  });

  /** What a running program says. */
  function hear({ type, text, level, line, ms, height }) {
    if (type === "print") print(NAMES.get(level) ?? "", text);
    else if (type === "fault") print(Number.isInteger(line) ? `Error in line ${line}: ` : "Error: ", text, true);
    else if (type === "end") end(Number.isFinite(ms) ? `Done in ${ms} ms.` : "The program ended with an error.");
    else if (type === "size" && Number.isFinite(height)) frame.height = String(Math.min(Math.max(height, 0), HIGHEST));
  }

  runButton.addEventListener("click", run);
  stopButton.addEventListener("click", stop);
  editor.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    run();
  });

  // ---- Links ----

  /** A program as the part of an address after the `#`. */
  function toHash(code) {
    const bytes = new TextEncoder().encode(code);
    if (bytes.length > LONGEST) return null;
    let letters = "";
    for (const byte of bytes) letters += String.fromCharCode(byte);
    return `#${LINKS}${btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
  }

  /** The program of an address, or null if it has none that can be read. */
  function fromHash(hash) {
    const text = hash.slice(1 + LINKS.length);
    if (text.length > LONGEST * 2) return null;
    try {
      const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
      return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
    } catch {
      return null;
    }
  }

  shareButton.addEventListener("click", async () => {
    const hash = toHash(editor.value);
    if (hash === null) {
      status.textContent = "The program is too long for a link.";
      return;
    }
    history.replaceState(null, "", hash);
    try {
      await navigator.clipboard.writeText(location.href);
      status.textContent = "Link copied. Anyone who opens it sees the program and can choose to run it.";
    } catch {
      status.textContent = "Copy the link from the address bar.";
    }
  });

  /** Puts the program of the address into the editor. It is not run: it may be a stranger's. */
  function open() {
    if (location.hash.startsWith(`#${LINKS}`)) {
      const code = fromHash(location.hash);
      if (code !== null) {
        stopRunning();
        editor.value = code;
        keepOwn();
        status.textContent = "This program comes from a link. Read it before you run it.";
        return true;
      }
    }
    if (location.hash.length > 1 && /^#\d+\./.test(location.hash)) {
      status.textContent = "This version of the playground can't read the program in this link.";
    }
    return false;
  }

  function stopRunning() {
    if (frame) stop();
    output.replaceChildren();
  }

  addEventListener("hashchange", open);
  editor.value = snippets[0].code;
  open();
})();
