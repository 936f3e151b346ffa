// Type tests for `tsc --strict`: each line compiles only if the type is exactly the one given.

/** `true` if both types are the same. `any` is the same only as itself. */
export type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Compiles only for `true`. */
export function holds<_T extends true>(): void {}
