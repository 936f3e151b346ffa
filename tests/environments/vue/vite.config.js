import vue from "@vitejs/plugin-vue";

// The compiler has to know that the tag is no component of Vue.
const isCustomElement = (tag) => tag === "arimaa-board";

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };
