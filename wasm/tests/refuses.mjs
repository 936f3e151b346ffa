// What the tests of entries expect of a refusal.
import assert from "node:assert/strict";

/** A call throws an `ArimaaError` with this code and a sentence. */
export function refuses(act, code) {
  assert.throws(act, (error) => {
    // Compared by name, because each entry has its own copy of the class.
    assert.equal(error.name, "ArimaaError", `${error.stack}`);
    assert.equal(error.code, code, error.message);
    assert.ok(error.message.length > 10);
    return true;
  });
}
