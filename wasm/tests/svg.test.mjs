// Pictures as users get them: what is in them, every refusal, and hostile arguments.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { refuses } from "./refuses.mjs";
import { Game, begun, position } from "./rules.mjs";

const { toAnimatedSVG, toSVG, ...rest } = await import(pathToFileURL(join(process.env.ANSA_PACKAGE, "svg.js")));

/** A game with a push and a capture. */
function played() {
  const game = Game.fromPosition(
    position("g", "r......r", "........", "........", "........", "........", ".rc.....", ".H......", "R......R"),
  );
  game.play("rb3w cc3x Hb2n Hb3n");
  return game;
}

/** The names of the elements, each of which must be closed in order. */
function elementsOf(svg) {
  const names = [];
  const open = [];
  for (const [, closes, name, , empty] of svg.matchAll(/<(\/?)([A-Za-z]+)((?: [\w-]+="[^"<]*")*)(\/?)>/g)) {
    if (closes) assert.equal(open.pop(), name);
    else {
      names.push(name);
      if (!empty) open.push(name);
    }
  }
  assert.deepEqual(open, []);
  assert.equal(svg.split("<").length - 1, [...svg.matchAll(/<\/?[A-Za-z]+(?: [\w-]+="[^"<]*")*\/?>/g)].length, "every < is that of a tag");
  return names;
}

test("only the documented functions and the error class are exported", () => {
  assert.deepEqual(Object.keys(rest), ["ArimaaError"]);
});

test("a picture has every piece on its square, and needs nothing else", () => {
  const game = begun();
  const svg = toSVG(game);
  assert.match(svg, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="640" height="640" viewBox="0 0 888 888" role="img"><title>Arimaa board<\/title>/);
  assert.deepEqual(new Set(elementsOf(svg)), new Set(["svg", "title", "defs", "g", "path", "circle", "use"]));
  assert.doesNotMatch(svg, /var\(|url\(|href="[^#]|style=|class=| on\w+=/);
  assert.equal(svg.match(/#still-gold-rabbit/g).length, 8);
  const [, e2] = svg.split('<g transform="translate(400 600)">');
  assert.match(e2, /^<use href="#still-light"\/><use href="#still-gold-elephant"\/><\/g>/);
  for (const same of [game.position, game.diagram(), { side: "gold", pieces: game.pieces() }, game.clone()]) assert.equal(toSVG(same), svg);
  game.step("Ee2n");
  assert.notEqual(toSVG(game), svg, "the steps of the current turn count");
});

test("each option changes the picture as it says", () => {
  const plain = toSVG(begun());
  const seen = new Set([plain]);
  for (const options of [
    { size: 320 }, { title: "Ada – Grace" }, { bottom: "silver" }, { pieces: "chess" }, { pieces: "letters" }, { board: "slate" },
    { board: "forest" }, { board: "contrast" }, { scheme: "dark" }, { coordinates: false }, { highlights: ["e4"] },
    { arrows: [{ from: "e2", to: "e4" }] }, { arrows: [{ from: "e2", to: "e4", colour: "blue" }] }, { arrows: [{ from: "c3", to: "c3", colour: "red" }] },
    { arrows: [{ from: "c3", to: "c3", colour: "yellow" }] },
  ]) {
    const svg = toSVG(begun(), options);
    elementsOf(svg);
    assert.ok(!seen.has(svg), JSON.stringify(options));
    seen.add(svg);
  }
  for (const same of [undefined, {}, { size: 640, bottom: "gold", pieces: "animals", board: "sand", scheme: "light", coordinates: true, arrows: [], highlights: [] }]) {
    assert.equal(toSVG(begun(), same), plain);
  }
  assert.match(toSVG(begun(), { title: "Ada – Grace" }), /<title>Ada – Grace<\/title>/);
  assert.equal(toSVG(begun(), { highlights: ["e4", "e4", "d4"] }).match(/fill-opacity/g).length, 2);
});

test("an animation plays the steps, and shows the last position without animations", () => {
  const svg = toAnimatedSVG(played(), { turnMs: 2000 });
  const names = elementsOf(svg);
  assert.ok(names.includes("animateTransform") && names.includes("animate"));
  // The first picture, two of three steps, and the last with its hold: 2 + 0.45 + 0.45 + 1.1 + 2 seconds.
  assert.match(svg, /dur="6s"/);
  const [, last] = svg.split('class="still-last"');
  assert.equal(last.match(/<use/g).length, 6);
  assert.match(last, /#still-gold-horse" transform="translate\(100 400\)"/);
  const history = played().history({ verbose: true });
  assert.equal(toAnimatedSVG(history, { turnMs: 2000 }), svg);
  assert.equal(toAnimatedSVG(JSON.parse(JSON.stringify(history)), { turnMs: 2000 }), svg);
  assert.match(toAnimatedSVG(history, { turnMs: 2000, unit: "turn" }), /dur="6s"/);
  assert.notEqual(toAnimatedSVG(history, { turnMs: 2000, unit: "turn" }), svg);
  const game = begun();
  for (const turn of ["Ee2n", "ed7s", "Ee3n"]) game.play(turn);
  // The setups are not played, and a part of a game begins before its first turn.
  assert.match(toAnimatedSVG(game), /dur="6s"/);
  assert.match(toAnimatedSVG(game.history({ verbose: true }).slice(3)), /dur="5s"/);
  elementsOf(toAnimatedSVG(begun()));
});

test("an animation shows the arrows of the record after each turn, and those of the options always", () => {
  const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7 {[%csl Re4]}\n2g Ee2n {[%cal Ge3e5,Rd7d5] Look.}\n2s ed7s\n");
  const history = game.history({ verbose: true });
  assert.deepEqual(history.map(({ arrows }) => arrows?.length ?? 0), [0, 1, 2, 0]);
  assert.deepEqual(history[2].arrows[1], { from: "d7", to: "d5", colour: "red" });
  const groups = (svg) => svg.match(/<g visibility="\w+">/g) ?? [];
  const plain = toAnimatedSVG(history.map(({ arrows, ...ply }) => ply));
  assert.equal(groups(plain).length, 0);
  const drawn = toAnimatedSVG(game);
  elementsOf(drawn.replace(/<style>.*?<\/style>/, ""));
  // The circle before the first turn and the two arrows after it; none at the end.
  assert.deepEqual(groups(drawn), ['<g visibility="hidden">', '<g visibility="hidden">']);
  const always = toAnimatedSVG(game, { arrows: [{ from: "a1", to: "a3", colour: "blue" }], highlights: ["h8"] });
  assert.equal(groups(always).length, 3);
  const [, last] = always.split('class="still-last"');
  assert.ok(last.includes("stroke-dasharray") || last.includes("stroke-width=\".12\""), "the last picture has them, too");
  for (const [arrows, code] of [[7, "wrong-type"], [[{ from: "a1" }], "wrong-type"], [new Array(5000), "too-long"], [[{ from: "a1", to: "z9" }], "bad-square"]]) {
    refuses(() => toAnimatedSVG([{ ...history[2], arrows }]), code);
  }
});

test("a title of any text is only a title", () => {
  for (const title of ['</title><script>alert(1)</script>', "]]>", "&amp;<!--", "\0\u001b\ufffe", "\ud800", '" onload="x', "é".repeat(1000)]) {
    for (const svg of [toSVG(begun(), { title }), toAnimatedSVG(played(), { title })]) {
      const names = elementsOf(svg.replace(/<style>.*?<\/style>/, ""));
      assert.ok(!names.includes("script"));
    }
  }
  refuses(() => toSVG(begun(), { title: "x".repeat(1001) }), "too-long");
});

test("invalid options and positions", () => {
  for (const [options, code] of [
    [null, "wrong-type"], [7, "wrong-type"], ["light", "wrong-type"], [{ size: 0 }, "bad-option"], [{ size: 4097 }, "bad-option"], [{ size: 1e15 }, "bad-option"],
    [{ size: 0.5 }, "wrong-type"], [{ size: "640" }, "wrong-type"], [{ title: 7 }, "wrong-type"], [{ bottom: "north" }, "bad-option"], [{ bottom: 7 }, "wrong-type"],
    [{ pieces: "horses" }, "bad-option"], [{ board: "" }, "bad-option"], [{ scheme: "sepia" }, "bad-option"], [{ coordinates: "all" }, "wrong-type"],
    [{ highlights: "e4" }, "wrong-type"], [{ highlights: ["e9"] }, "bad-square"], [{ highlights: [7] }, "wrong-type"], [{ highlights: new Array(5000) }, "too-long"],
    [{ arrows: [{}] }, "wrong-type"], [{ arrows: [{ from: "e2" }] }, "wrong-type"], [{ arrows: [{ from: "e2", to: "z1" }] }, "bad-square"],
    [{ arrows: [{ from: "e2", to: "e4", colour: "pink" }] }, "bad-option"], [{ arrows: { length: 1e9 } }, "wrong-type"], [{ arrows: new Array(1e6) }, "too-long"],
  ]) {
    refuses(() => toSVG(begun(), options), code);
  }
  for (const [turns, code] of [
    [[], "bad-option"], [undefined, "wrong-type"], [null, "wrong-type"], ["game", "wrong-type"], [{}, "wrong-type"], [{ history: 7 }, "wrong-type"], [{ history: () => 7 }, "wrong-type"],
    [[{}], "wrong-type"], [[{ before: "g", after: "s", steps: [] }], "bad-position"], [new Array(4001), "too-long"],
    [[{ ...played().history({ verbose: true })[0], steps: [{ from: "a1", to: "a3", piece: "R" }] }], "not-neighbours"],
    [[{ ...played().history({ verbose: true })[0], steps: [{ from: "a1", to: "a2", piece: "Q" }] }], "bad-option"],
    [[{ ...played().history({ verbose: true })[0], steps: new Array(5) }], "too-long"],
    [new Array(1500).fill(played().history({ verbose: true })[0]), "too-long"],
  ]) {
    refuses(() => toAnimatedSVG(turns), code);
  }
  for (const turnMs of [0, 99, 60_001]) refuses(() => toAnimatedSVG(played(), { turnMs }), "bad-option");
  refuses(() => toAnimatedSVG(played(), { unit: "game" }), "bad-option");
  refuses(() => toSVG("g [rr]"), "bad-position");
});

test("values of any type, getters that throw, and values that contain themselves", () => {
  const cyclic = { from: "e2", side: "gold" };
  for (const name of ["to", "pieces", "position", "arrows", "highlights", "history", "steps", "before", "size", "title"]) cyclic[name] = cyclic;
  const throwing = new Proxy({}, { get() { throw new Error("from a getter"); } });
  const { proxy: revoked, revoke } = Proxy.revocable([], {});
  revoke();
  const list = [];
  list.push(list);
  for (const [index, value] of [undefined, null, NaN, -1, 7n, Symbol("g"), () => "g", true, "", "x".repeat(5e6), cyclic, throwing, revoked, list, { arrows: revoked }, { history() { throw new Error("no"); } }].entries()) {
    for (const call of [() => toSVG(value), () => toSVG(begun(), value), () => toAnimatedSVG(value), () => toAnimatedSVG(played(), value)]) {
      try {
        assert.equal(typeof call(), "string");
      } catch (error) {
        assert.equal(error.name, "ArimaaError", `value ${index}: ${error.stack}`);
      }
    }
  }
  const game = begun();
  const freeing = { get size() { game.free(); return 320; } };
  elementsOf(toSVG(game, freeing));
  refuses(() => toSVG(game), "wrong-type");
  // After all that, pictures are as before.
  assert.equal(toSVG(begun()), toSVG(begun(), {}));
});

test("the examples in the types of pictures run", () => {
  const source = readFileSync(new URL("../src/svg/mod.rs", import.meta.url), "utf8");
  const code = [...source.replaceAll(/^\/\/\/ ?/gm, "").matchAll(/^```js\n(.*?)^```/gms)].map(([, code]) => code);
  assert.equal(code.length, 2);
  let checks = 0;
  const told = code.join("").replaceAll(/^(.*); \/\/ (→|throws) (.*)$/gm, (_, line, kind, value) => {
    checks += 1;
    return kind === "→" ? `equal(${line}, ${value});` : `refuses(() => ${line}, ${JSON.stringify(value)});`;
  });
  new Function("toSVG", "toAnimatedSVG", "equal", "refuses", told)(toSVG, toAnimatedSVG, assert.deepEqual, refuses);
  assert.equal(checks, 4);
});
