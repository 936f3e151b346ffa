// The style sheets of the element, made for the first one in each document: documents can't share them.

import styles from "./styles.css";

const SCHEMES = {
  light: ":host { color-scheme: light; --light: initial; --dark: ; }",
  dark: ":host { color-scheme: dark; --light: ; --dark: initial; }",
};

/** The sheets by document and text. */
const made = new WeakMap();

/** The sheets of an element of this document with this colour scheme. */
export function sheetsOf(document, scheme) {
  if (!made.has(document)) made.set(document, {});
  const sheets = made.get(document);
  return [styles, SCHEMES[scheme]].map((text) => (sheets[text] ??= sheetOf(document, text))).filter(Boolean);
}

// Not a `<style>`: a strict content security policy would forbid it.
function sheetOf({ defaultView }, text) {
  // A document without a window, or one without layout, such as jsdom's, has no sheets that can be shared, and needs none.
  if (!defaultView?.CSSStyleSheet?.prototype.replaceSync) return null;
  const sheet = new defaultView.CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
