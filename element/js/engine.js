// The engines of elements that play. They share one worker, and one who waits for it waits in the engine's own pool.

let client = null;

/** An engine for an element; what it needs is loaded for the first one. */
export async function newEngine() {
  client ??= import("../engine/engine-client.js");
  try {
    const { Engine } = await client;
    // People play at one board at a time, and what a phone has to spare is neither memory nor cores.
    return new Engine({ workers: 1 });
  } catch (error) {
    // What did not load may load the next time.
    client = null;
    throw error;
  }
}
