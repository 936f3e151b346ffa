// Posts the position of a game to a chat as a PNG picture, through a webhook such as Discord's:
// node bot.mjs https://chat.example/webhook game.txt
import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { Game } from "ansa/rules";
import { toSVG } from "ansa/svg";

const [webhook, file] = process.argv.slice(2);
const game = Game.fromRecord(readFileSync(file, "utf8"));
const last = game.history({ verbose: true }).at(-1);
const highlights = last.steps.flatMap(({ from, to }) => [from, to]);
const svg = toSVG(game, { size: 480, bottom: game.side, highlights, title: `After ${last.label}` });
const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();

const message = new FormData();
message.append("content", `**${last.label}** ${last.text}\nNow it is ${game.side}’s turn.`);
message.append("file", new Blob([png], { type: "image/png" }), `${last.label}.png`);
const { ok, status } = await fetch(webhook, { method: "POST", body: message });
console.log(ok ? `posted ${last.label}, ${png.length} bytes` : `the chat refused it: ${status}`);
