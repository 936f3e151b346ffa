// Loaded by every page of the documentation: programs in it can be opened in the playground, which is loaded on its page.
(() => {
  "use strict";

  const root = new URL(document.documentElement.dataset.base || "./", location.href);

  /** Whether a program can run in the playground: it imports something, and only from this package. */
  function isProgram(code) {
    const imports = code.match(/^import .*/gm) ?? [];
    return imports.length > 0 && imports.every((line) => /["']ansa(?:\/\w+)?["'];?$/.test(line));
  }

  /** The part of the playground's address that names a program, in the form of `playground.js`. */
  function hashOf(code) {
    let letters = "";
    for (const byte of new TextEncoder().encode(code)) letters += String.fromCharCode(byte);
    return `#1.${btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
  }

  function load(name) {
    const script = document.createElement("script");
    script.src = new URL(`play/${name}`, root).href;
    script.async = false;
    document.head.append(script);
  }

  addEventListener("DOMContentLoaded", () => {
    for (const code of document.querySelectorAll("pre > code.js")) {
      // The lines are separated by elements.
      const program = [...code.childNodes].map((node) => (node.nodeName === "BR" ? "\n" : node.textContent)).join("");
      if (!isProgram(program)) continue;
      const link = document.createElement("a");
      link.className = "edit-and-run";
      link.textContent = "Edit and run";
      link.href = new URL(`documents/Playground.html${hashOf(`${program.trimEnd()}\n`)}`, root).href;
      code.parentElement.after(link);
    }
    if (document.querySelector("#play")) {
      load("snippets.js");
      load("playground.js");
    }
  });
})();
