// The entries of the package, for a script that is no module: a frame without an origin may load one from any host. Each is
// evaluated when it is first asked for.
globalThis.ansaEntries = {
  ansa: () => import("ansa"),
  "ansa/rules": () => import("ansa/rules"),
  "ansa/engine": () => import("ansa/engine"),
  "ansa/review": () => import("ansa/review"),
  "ansa/svg": () => import("ansa/svg"),
  "ansa/element": () => import("ansa/element"),
};
