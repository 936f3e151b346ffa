// The engines of elements that play. They share one worker; requests wait in the pool of the engine.

let client = null;

/** An engine for an element. Its code is loaded for the first one. */
export async function newEngine() {
  client ??= import("../engine/engine-client.js");
  try {
    const { Engine } = await client;
    // People play at one board at a time, and phones have few cores and little memory to spare.
    return new Engine({ workers: 1 });
  } catch (error) {
    // The next attempt may succeed.
    client = null;
    throw error;
  }
}
