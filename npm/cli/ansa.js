#!/usr/bin/env node
// The program `ansa` of the npm package, as the runtime starts it.
import { WorkError } from "./failures.js";
import { main, STATUS } from "./main.js";
import { Output } from "./output.js";

const interrupt = new AbortController();
// The first Ctrl-C lets a command print what it has; the second ends it at once.
process.once("SIGINT", () => interrupt.abort(new WorkError("interrupted")));

// Whoever reads the output, such as `head`, may have enough of it. That is no failure.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error) => {
    if (error.code === "EPIPE") process.exit(STATUS.done);
    throw error;
  });
}

const output = new Output(process.stdout, process.stderr, process.env);
process.exitCode = await main(process.argv.slice(2), { stdin: process.stdin, output, signal: interrupt.signal });
