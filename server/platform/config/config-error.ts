/** An invalid environment variable. The message is one line with the cause and the remedy. */
export class ConfigError extends Error {
  readonly variable: string;

  constructor(variable: string, cause: string, remedy: string) {
    super(`${variable} ${cause}: ${remedy}.`);
    this.name = 'ConfigError';
    this.variable = variable;
  }
}
