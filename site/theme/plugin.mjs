// A plugin of TypeDoc. The entries of the package have the names by which they are imported, not those of their files, and
// pages have what screen readers and keyboards need: a main landmark, and tables that can be scrolled.
const NAMES = {
  index: "ansa",
  rules: "ansa/rules",
  review: "ansa/review",
  svg: "ansa/svg",
  "engine/engine-client": "ansa/engine",
  "element/arimaa-board": "ansa/element",
  "element/frame": "ansa/embed",
  react: "ansa/react",
  solid: "ansa/solid",
  svelte: "ansa/svelte",
  vue: "ansa/vue",
};

/** The kind of a module among the things that TypeDoc documents. */
const MODULE = 2;

export function load(app) {
  app.converter.on("createDeclaration", (_context, reflection) => {
    if (reflection.kind === MODULE) reflection.name = NAMES[reflection.name] ?? reflection.name;
  });
  app.renderer.on("endPage", (page) => {
    page.contents = page.contents
      ?.replace('<div class="col-content">', '<div class="col-content" role="main">')
      .replaceAll("<table>", '<div class="scrolling" role="group" aria-label="Table" tabindex="0"><table>')
      .replaceAll("</table>", "</table></div>");
  });
}
