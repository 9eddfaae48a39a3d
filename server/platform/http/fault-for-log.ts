/** What the log tells of a fault. A type and no interface: the logger takes only what could have further fields. */
type LoggedFault = {
  type: string;
  code?: string;
  message: string;
  stack: string;
};

/**
 * A fault as it stands in the log: where it happened and its code. Everything else that an error carries is left out:
 * PostgreSQL adds the row that it refused, with the guest in it.
 */
export function faultForLog(error: unknown): LoggedFault {
  if (!(error instanceof Error)) return { type: typeof error, message: 'No error was thrown', stack: '' };
  const causes = causesOf(error);
  const coded = causes.find((each): each is Error & { code: unknown } => 'code' in each);
  return {
    type: error.name,
    ...(coded === undefined ? {} : { code: String(coded.code) }),
    message: causes.map(({ message }) => message).join(': '),
    stack: causes.map(({ name, message, stack }) => stack ?? `${name}: ${message}`).join('\ncaused by: '),
  };
}

/** The error, what it was caused by, and so on. */
function causesOf(error: Error): Error[] {
  return error.cause instanceof Error ? [error, ...causesOf(error.cause)] : [error];
}
