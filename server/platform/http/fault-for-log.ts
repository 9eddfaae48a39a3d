/** A type alias instead of an interface: the logger requires an index signature. */
type LoggedFault = {
  type: string;
  code?: string;
  message: string;
  stack: string;
};

/**
 * An error as it is logged: type, code and stack. All other properties are left out: PostgreSQL adds the refused row
 * with the guest's data.
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

/** The error and its chain of causes. */
function causesOf(error: Error): Error[] {
  return error.cause instanceof Error ? [error, ...causesOf(error.cause)] : [error];
}
