/** The messages of the element until its WebAssembly has started. All others are in src/text/. */
export const SAY = {
  notReady: "the board is not ready: wait for its promise `ready`",
  loading: "The board is loading…",
  unavailable: (reason) => `The board can’t be shown because its program did not start: ${reason}`,
  http: (status) => `the server responded with status ${status}`,
  tooLarge: "the file is too large",
  unreachable: "the server could not be reached",
};
