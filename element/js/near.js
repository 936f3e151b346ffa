// The elements that nobody has seen yet. Their boards are drawn when they come near the viewport, or are printed.

/**
 * How near: as far from the viewport, or from the edge of a box that scrolls, as half of its height. Chromium adds both
 * margins at the viewport.
 */
const MARGIN = "50% 0px";

/** What each of these elements waits for. */
const waiting = new Map();
let observer = null;

/** Calls back once the element is near the viewport; at once where that can't be known. */
export function whenNear(element, callback) {
  if (!observer) {
    // Documents without layout have no such observer, or one that never calls back.
    if (!globalThis.IntersectionObserver || !document.documentElement.clientWidth) {
      callback();
      return;
    }
    observer = new IntersectionObserver(arrived, { rootMargin: MARGIN, scrollMargin: MARGIN });
    addEventListener("beforeprint", () => [...waiting.keys()].forEach(show));
  }
  waiting.set(element, callback);
  observer.observe(element);
}

/** Forgets an element that leaves the document. */
export function leave(element) {
  waiting.delete(element);
  observer?.unobserve(element);
}

function arrived(entries) {
  for (const { isIntersecting, target } of entries) if (isIntersecting) show(target);
}

function show(element) {
  const callback = waiting.get(element);
  leave(element);
  callback?.();
}
