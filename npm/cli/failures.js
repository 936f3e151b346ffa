// Why a command fails. The program prints the message of either, and its exit status tells them apart.

/** The command line is wrong: exit status 2. */
export class UsageError extends Error {}

/** The work failed: exit status 1. */
export class WorkError extends Error {}
