// The language of an element: that of its place in the page. English is in the program; another language is a module beside
// the script, which is loaded once for all elements.

import { loadTexts } from "./ansa-element.js";
import { program } from "./program.js";
// The build writes it: the words that are needed before the program has started, and the imports of the other languages.
import { SAY, TEXTS } from "./texts.js";

/** English, which every element can speak at once. */
export const ENGLISH = { name: "en", say: SAY };

const loading = {};

/** The name of the language in which an element should speak. */
export function languageOf(element) {
  // The browser knows where it is set, and that `es-MX` is Spanish.
  return Object.keys(TEXTS).find((name) => element.matches(`:lang(${name})`)) ?? ENGLISH.name;
}

/** Loads a language: its name, its texts, and the words that are needed before the program has started. */
export function wordsOf(name) {
  return (loading[name] ??= load(name));
}

/** Starts the program and gives it the texts of a language. Whether it has them: they may be of another version. */
export async function textsOf({ name, texts }) {
  await program();
  return texts === undefined || loadTexts(name, texts);
}

async function load(name) {
  if (!TEXTS[name]) return ENGLISH;
  try {
    const { default: texts, SAY: say } = await TEXTS[name]();
    return { name, say, texts };
  } catch (error) {
    // The next element may have more luck.
    delete loading[name];
    console.warn(`The texts of <arimaa-board> in the language “${name}” could not be loaded: ${error}`);
    return ENGLISH;
  }
}
