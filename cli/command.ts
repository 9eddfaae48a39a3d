/** One word after `verandah`. */
export interface Command {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** What `verandah <name> --help` prints: usage, options, examples. */
  help: string;
  /** Does the work and gives the exit code. */
  run(args: string[]): Promise<number>;
}

/** The caller's mistake: its message is all that is printed, and the exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
