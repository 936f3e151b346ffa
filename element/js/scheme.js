// The colour scheme of the page at an element: light or dark. The page can move an element into the document of another window.

const DARK = "color-scheme: dark";

/** Whether the person prefers this, such as `reduced-motion: reduce`. Documents without layout know no preferences. */
export function prefers(element, what) {
  return query(element, what)?.matches ?? false;
}

/** The scheme of an element: the one that it names, or else that of the page around it. */
export function schemeOf(element, named) {
  if (named === "light" || named === "dark") return named;
  const document = element.ownerDocument;
  const around = element.parentElement ?? element.getRootNode().host ?? document.documentElement;
  const set = document.defaultView?.getComputedStyle(around).colorScheme ?? "normal";
  const used = set === "normal" ? document.querySelector("meta[name=color-scheme]")?.content ?? "" : set;
  // A page without `color-scheme` is light, whatever the system prefers.
  if (!/\bdark\b/.test(used)) return "light";
  return /\blight\b/.test(used) && !prefers(element, DARK) ? "light" : "dark";
}

/** Calls back when the scheme may have changed in the element's document, until the returned function is called. */
export function watch(element, changed) {
  const { documentElement, body } = element.ownerDocument;
  const observer = new MutationObserver(changed);
  // Pages switch by a class, a style or another attribute of the root or the body.
  for (const node of [documentElement, body]) {
    if (node) observer.observe(node, { attributes: true });
  }
  // Listeners of a query that nobody holds may be collected.
  const dark = query(element, DARK);
  dark?.addEventListener("change", changed);
  return () => {
    observer.disconnect();
    dark?.removeEventListener("change", changed);
  };
}

function query(element, what) {
  return element.ownerDocument.defaultView?.matchMedia?.(`(prefers-${what})`);
}
