const isCustomElement = (tag) => tag === "arimaa-board";

export default {
  vue: { compilerOptions: { isCustomElement } },
  app: { head: { title: "A board in Nuxt", link: [{ rel: "icon", href: "data:," }] } },
};
