import { connectFrame } from "ansa/embed";
import type { FrameConnection } from "ansa/embed";
import { holds, type Same } from "./exact.js";

const frame = document.createElement("iframe");
const connection = connectFrame(frame);

holds<Same<typeof connection, FrameConnection>>();
holds<Same<Parameters<FrameConnection["go"]>[0], number | "next" | "back" | "first" | "last">>();

connection.go(12);
connection.go("last");
connection.flip();
connection.flip("silver");
connection.load("1g Ra1");
connection.close();
// @ts-expect-error
connection.go("middle");
// @ts-expect-error
connection.flip("white");
// @ts-expect-error
connectFrame(document.createElement("div"));
