// Compiles App.vue to App.js, as the plugins for bundlers do it.
import { readFileSync, writeFileSync } from "node:fs";
import { compileScript, parse } from "vue/compiler-sfc";

const isCustomElement = (tag) => tag === "arimaa-board";
const source = readFileSync("App.vue", "utf8");
const { descriptor, errors } = parse(source, { filename: "App.vue", templateParseOptions: { isCustomElement } });
if (errors.length) throw errors[0];
const options = { id: "app", inlineTemplate: true, templateOptions: { compilerOptions: { isCustomElement } } };
writeFileSync("App.js", compileScript(descriptor, options).content);
