// A plugin of TypeDoc: the entries of the package have the names by which they are imported, not those of their files.
const NAMES = {
  index: "ansa",
  rules: "ansa/rules",
  review: "ansa/review",
  svg: "ansa/svg",
  "engine/engine-client": "ansa/engine",
  "element/arimaa-board": "ansa/element",
};

/** The kind of a module among the things that TypeDoc documents. */
const MODULE = 2;

export function load(app) {
  app.converter.on("createDeclaration", (_context, reflection) => {
    if (reflection.kind === MODULE) reflection.name = NAMES[reflection.name] ?? reflection.name;
  });
}
