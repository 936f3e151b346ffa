// The colour scheme of the page at an element: light or dark.

const DARK = "color-scheme: dark";
const watchers = new Set();
const queries = new Map();
let observer = null;

/** Whether the person prefers this, such as `reduced-motion: reduce`. Documents without layout know no preferences. */
export function prefers(what) {
  return query(what)?.matches ?? false;
}

/** The scheme of an element: the one that it names, or else that of the page around it. */
export function schemeOf(element, named) {
  if (named === "light" || named === "dark") return named;
  const around = element.parentElement ?? element.getRootNode().host ?? document.documentElement;
  const set = getComputedStyle(around).colorScheme;
  const used = set === "normal" ? document.querySelector("meta[name=color-scheme]")?.content ?? "" : set;
  // A page without `color-scheme` is light, whatever the system prefers.
  if (!/\bdark\b/.test(used)) return "light";
  return /\blight\b/.test(used) && !prefers(DARK) ? "light" : "dark";
}

/** Calls back when the scheme may have changed, until `forget` is called with the same function. */
export function watch(changed) {
  watchers.add(changed);
  if (observer) return;
  observer = new MutationObserver(notify);
  // Pages switch by a class, a style or another attribute of the root or the body.
  for (const node of [document.documentElement, document.body]) {
    if (node) observer.observe(node, { attributes: true });
  }
  query(DARK)?.addEventListener("change", notify);
}

export function forget(changed) {
  watchers.delete(changed);
  if (watchers.size > 0) return;
  observer?.disconnect();
  observer = null;
  query(DARK)?.removeEventListener("change", notify);
}

/** The media query, made once: listeners of one that nobody holds may be collected. */
function query(what) {
  if (!queries.has(what)) queries.set(what, globalThis.matchMedia?.(`(prefers-${what})`));
  return queries.get(what);
}

function notify() {
  for (const changed of watchers) changed();
}
