/** An option as the help shows it and as the command line is read: both from this one statement. */
export interface CommandOption {
  /** As it is typed, without its dashes. */
  name: string;
  /** What follows it, as in `<number>`; an option without it is a switch. */
  value?: string;
  /** The only words that may follow it. */
  choices?: readonly string[];
  words: string;
}

/** What stood behind a command's name. */
export interface Arguments {
  positionals: readonly string[];
  /** The names of the options that were given. */
  given: readonly string[];
  /** True where a switch was given. */
  has(name: string): boolean;
  /** What followed an option; of an option given twice the last one counts. */
  text(name: string): string | undefined;
  /** What followed an option that may stand several times, in its order. */
  texts(name: string): readonly string[];
}

/** One word after `verandah`. */
export interface Command {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** What follows the name in the line of usage. */
  usage: string;
  /** What it does and what it leaves alone, a paragraph each. */
  about: readonly string[];
  options: readonly CommandOption[];
  /** Whole lines to type, each with what it is for. */
  examples: readonly { line: string; words: string }[];
  /** Does the work and gives the exit code. */
  run(args: Arguments): Promise<number>;
}

/** The caller's mistake: its message is all that is printed, and the exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
