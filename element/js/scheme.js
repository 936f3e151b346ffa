// The colour scheme of the page at an element: light or dark.

const dark = matchMedia("(prefers-color-scheme: dark)");
const watchers = new Set();
let observer = null;

/** The scheme of an element: the one that it names, or else that of the page around it. */
export function schemeOf(element, named) {
  if (named === "light" || named === "dark") return named;
  const around = element.parentElement ?? element.getRootNode().host ?? document.documentElement;
  const set = getComputedStyle(around).colorScheme;
  const used = set === "normal" ? document.querySelector("meta[name=color-scheme]")?.content ?? "" : set;
  // A page without `color-scheme` is light, whatever the system prefers.
  if (!/\bdark\b/.test(used)) return "light";
  return /\blight\b/.test(used) && !dark.matches ? "light" : "dark";
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
  dark.addEventListener("change", notify);
}

export function forget(changed) {
  watchers.delete(changed);
  if (watchers.size > 0) return;
  observer?.disconnect();
  observer = null;
  dark.removeEventListener("change", notify);
}

function notify() {
  for (const changed of watchers) changed();
}
