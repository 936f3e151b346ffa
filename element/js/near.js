// The elements that nobody has seen yet. Their boards are drawn when they come near the viewport, or are printed.

/**
 * How near: as far from the viewport, or from the edge of a box that scrolls, as half of its height. Chromium adds both
 * margins at the viewport.
 */
const MARGIN = "50% 0px";

/** What each of these elements waits for, and its observer. */
const waiting = new Map();
/** The observers by window: not every browser lets one see what is in another window. */
const observers = new WeakMap();

/** Calls back once the element is near the viewport; at once where that can't be known. */
export function whenNear(element, callback) {
  const { defaultView, documentElement } = element.ownerDocument;
  let observer = observers.get(defaultView);
  if (!observer) {
    // Documents without layout have no such observer, or one that never calls back.
    if (!defaultView?.IntersectionObserver || !documentElement.clientWidth) {
      callback();
      return;
    }
    observer = new defaultView.IntersectionObserver(arrived, { rootMargin: MARGIN, scrollMargin: MARGIN });
    observers.set(defaultView, observer);
    defaultView.addEventListener("beforeprint", () => [...waiting.keys()].forEach(show));
  }
  waiting.set(element, { callback, observer });
  observer.observe(element);
}

/** Forgets an element that leaves the document. */
export function leave(element) {
  waiting.get(element)?.observer.unobserve(element);
  waiting.delete(element);
}

function arrived(entries) {
  for (const { isIntersecting, target } of entries) if (isIntersecting) show(target);
}

function show(element) {
  const { callback } = waiting.get(element) ?? {};
  leave(element);
  callback?.();
}
