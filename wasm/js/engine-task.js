// The immediate result of a request: it can be awaited, followed with `for await`, and stopped.

/**
 * Creates a task and its driver. The task is { result, stop(), [Symbol.asyncIterator]() }. A reader gets either all
 * pushed items in order, or only the newest one, so that a slow reader falls behind by at most one.
 */
export function makeTask({ all }) {
  const items = [];
  /** The number of items pushed. */
  let count = 0;
  let settled = null;
  let stop = () => {};
  const settlers = [];
  let wake;
  let news = new Promise((resolve) => (wake = resolve));
  const result = new Promise((resolve, reject) => settlers.push({ resolve, reject }));
  // Prevents an unhandled rejection for callers that only use the loop, where the failure is thrown as well.
  result.catch(() => {});

  const notify = () => {
    wake();
    news = new Promise((resolve) => (wake = resolve));
  };
  const settle = (outcome) => {
    if (settled) return;
    settled = outcome;
    notify();
    driver.onSettled();
    if ("error" in outcome) settlers[0].reject(outcome.error);
    else settlers[0].resolve(outcome.value);
  };

  async function* follow() {
    let seen = 0;
    try {
      for (;;) {
        if (seen < count) {
          seen = all ? seen + 1 : count;
          yield items[all ? seen - 1 : 0];
        } else if (settled) {
          if ("error" in settled) throw settled.error;
          return;
        } else {
          await news;
        }
      }
    } finally {
      // Leaving the loop stops the task.
      stop();
    }
  }

  const driver = {
    task: Object.freeze({ result, stop: () => stop(), [Symbol.asyncIterator]: follow }),
    get isSettled() {
      return settled !== null;
    },
    onSettled: () => {},
    /** The action of `stop` while the task runs. */
    set stop(act) {
      stop = () => {
        if (!settled) act();
      };
    },
    push(item) {
      if (settled) return;
      items[all ? items.length : 0] = item;
      count++;
      notify();
    },
    finish: (value) => settle({ value }),
    fail: (error) => settle({ error }),
  };
  return driver;
}

/** Calls the user's callback. An exception in it is reported as uncaught and does not disturb the search. */
export function callSafely(callback, argument) {
  try {
    callback?.(argument);
  } catch (error) {
    (globalThis.reportError ?? console.error)(error);
  }
}
