// Runs the worker in Cloudflare's runtime on this machine. Since this date, workers may compile WebAssembly as they start.
import assert from "node:assert/strict";
import { Miniflare } from "miniflare";

const runtime = new Miniflare({ modules: true, scriptPath: "bundle.mjs", compatibilityDate: "2025-06-01" });
const ask = (record) => runtime.dispatchFetch(`http://localhost/?record=${encodeURIComponent(record)}`);
const picture = await ask("1g Ra1 Ee2\n1s ra8 ed7");
assert.equal(picture.status, 200);
assert.match(await picture.text(), /^<svg/);
assert.equal((await ask("1g Ra9")).status, 400);
await runtime.dispose();
