// What `tsc --strict` must say of the package: each line compiles only if the type is exactly the one named.

/** `true` where both types are the same, `any` told apart from all others. */
export type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Compiles for `true` alone. */
export function holds<_T extends true>(): void {}
