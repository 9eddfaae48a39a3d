/** An option: the help and the parser both use this definition. */
export interface CommandOption {
  /** Without its dashes. */
  name: string;
  /** The placeholder in `--name <value>`; a switch has none. */
  value?: string;
  /** The allowed values. */
  choices?: readonly string[];
  words: string;
}

/** The parsed arguments of a command. */
export interface Arguments {
  positionals: readonly string[];
  given: readonly string[];
  has(name: string): boolean;
  /** The value of an option; the last one counts. */
  text(name: string): string | undefined;
  /** All values of a repeatable option, in order. */
  texts(name: string): readonly string[];
}

/** A command of `verandah`. */
export interface Command {
  name: string;
  summary: string;
  usage: string;
  /** What the command does and does not do, one paragraph each. */
  about: readonly string[];
  options: readonly CommandOption[];
  examples: readonly { line: string; words: string }[];
  /** Runs the command. @returns its exit code. */
  run(args: Arguments): Promise<number>;
}

/** A mistake of the caller: the command prints the message alone and ends with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
