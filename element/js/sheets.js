// The style sheets of the element, made for the first one.

import styles from "./styles.css";

const SCHEMES = {
  light: ":host { color-scheme: light; --light: initial; --dark: ; }",
  dark: ":host { color-scheme: dark; --light: ; --dark: initial; }",
};

let made = null;

/** The sheets of an element with this colour scheme. */
export function sheetsOf(scheme) {
  made ??= { all: sheetOf(styles), light: sheetOf(SCHEMES.light), dark: sheetOf(SCHEMES.dark) };
  return [made.all, made[scheme]].filter(Boolean);
}

// Not a `<style>`: a strict content security policy would forbid it.
function sheetOf(text) {
  const sheet = new CSSStyleSheet();
  // A document without layout, such as jsdom's, has no sheets that can be shared, and needs none.
  if (!sheet.replaceSync) return null;
  sheet.replaceSync(text);
  return sheet;
}
