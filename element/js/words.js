/** What the element says while its WebAssembly is not there; everything else is said by src/text.rs. */
export const SAY = {
  loading: "The board is loading…",
  unavailable: (reason) => `The board can’t be shown, because its program did not start: ${reason}`,
  http: (status) => `the server answered ${status}`,
  tooLarge: "it is too large",
  unreachable: "the server could not be reached",
};
