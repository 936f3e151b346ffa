// One engine for all elements of the page, loaded when the first game begins.

let engine = null;
let last = Promise.resolve();

/** Asks the engine for a turn, after everybody who asked before. */
export function ask(game, level, signal) {
  const answer = last.then(() => answerTo(game, level, signal));
  last = answer.catch(() => {});
  return answer;
}

async function answerTo(game, level, signal) {
  signal.throwIfAborted();
  engine ??= load();
  try {
    const client = await engine;
    return (await client.bestTurn({ game, level, signal })).turn;
  } catch (error) {
    // What did not load may load the next time.
    if (error?.code === undefined) engine = null;
    throw error;
  }
}

async function load() {
  const { Engine } = await import("../engine/engine-client.js");
  return new Engine();
}
