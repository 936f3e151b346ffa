// What a request gives at once: something to wait for, to follow with `for await`, and to stop.

/**
 * Makes a task and what drives it. The task is { result, stop(), [Symbol.asyncIterator]() }. Of what is pushed a reader
 * gets either all, in order, or always the newest, so that a slow one falls behind by one.
 */
export function makeTask({ all }) {
  const items = [];
  /** How many were pushed. */
  let count = 0;
  let settled = null;
  let stop = () => {};
  const settlers = [];
  let wake;
  let news = new Promise((resolve) => (wake = resolve));
  const result = new Promise((resolve, reject) => settlers.push({ resolve, reject }));
  // Who follows the task hears of a failure there.
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
      // Who leaves the loop has seen enough.
      stop();
    }
  }

  const driver = {
    task: Object.freeze({ result, stop: () => stop(), [Symbol.asyncIterator]: follow }),
    get isSettled() {
      return settled !== null;
    },
    onSettled: () => {},
    /** What `stop` does while the task runs. */
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

/** A fault in the user's callback is the user's: it is reported like an uncaught one and does not disturb the search. */
export function callSafely(callback, argument) {
  try {
    callback?.(argument);
  } catch (error) {
    (globalThis.reportError ?? console.error)(error);
  }
}
