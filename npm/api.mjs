// Prints the public interface of the built package: each part of each declaration that an entry exports in a line, without
// comments, sorted. The tests compare the lines with those in tests/api/ansa-npm.txt.
//
//   node npm/api.mjs PACKAGE_FOLDER FOLDER_OF_THE_TOOLS
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

const [folder, tools] = process.argv.slice(2).map((path) => resolve(path));
const ts = createRequire(join(tools, "typescript/package.json"))("typescript");

const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
const entries = Object.entries(about.exports).filter(([, entry]) => entry.types);
const files = entries.map(([, { types }]) => join(folder, types));
const options = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  types: [],
};
const program = ts.createProgram(files, options);
const checker = program.getTypeChecker();
const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true });

const lines = new Set();
/** Declarations that an earlier entry has; another entry that exports them as well only names them. */
const written = new Map();

for (const [index, [name]] of entries.entries()) {
  const entry = name.replace(/^\./, "ansa");
  const file = program.getSourceFile(files[index]);
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(file));
  for (const alias of exported) {
    const symbol = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias;
    const first = written.get(symbol);
    if (first === undefined) written.set(symbol, entry);
    for (const declaration of symbol.declarations ?? []) {
      for (const part of partsOf(alias.name, declaration)) {
        if (first === undefined) lines.add(`${entry}: ${part}`);
      }
    }
    if (first !== undefined) lines.add(`${entry}: ${alias.name} of ${first}`);
  }
}

// What the program of the package can be called with is public, too.
for (const [name, path] of Object.entries(about.bin ?? {})) lines.add(`bin: ${name} ${path}`);
for (const path of Object.keys(about.exports)) lines.add(`exports: ${path.replace(/^\./, "ansa")}`);

process.stdout.write(`${[...lines].sort().join("\n")}\n`);

/** The parts of a declaration: members, members of a union, or the declaration as a whole. */
function partsOf(name, declaration) {
  if (ts.isClassDeclaration(declaration) || ts.isInterfaceDeclaration(declaration)) {
    const kind = ts.isClassDeclaration(declaration) ? "class" : "interface";
    const isInternal = (member) => member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword);
    const members = declaration.members.filter((member) => !isInternal(member));
    const heritage = (declaration.heritageClauses ?? []).map((clause) => ` ${textOf(clause).trim()}`).join("");
    const generic = (declaration.typeParameters ?? []).map(textOf).join(", ");
    const head = `${kind} ${name}${generic && `<${generic}>`}${heritage}`;
    return [head, ...members.map((member) => `${kind} ${name}: ${textOf(member)}`)];
  }
  if (ts.isTypeAliasDeclaration(declaration)) {
    const { type } = declaration;
    const generic = (declaration.typeParameters ?? []).map(textOf).join(", ");
    const head = `type ${name}${generic && `<${generic}>`}`;
    // A new member of a union is new, and does not change the others.
    if (ts.isUnionTypeNode(type)) return type.types.map((one) => `${head} | ${textOf(one)}`);
    return [`${head} = ${textOf(type)}`];
  }
  if (ts.isVariableDeclaration(declaration)) return [`const ${textOf(declaration)}`];
  return [textOf(declaration).replace(/^export (declare )?/, "")];
}

/** The source of a node in one line, without comments. */
function textOf(node) {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/\s+/g, " ")
    .replace(/;$/, "");
}
