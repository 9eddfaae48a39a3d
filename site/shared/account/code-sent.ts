import type { Verification } from '#schemas/api-types';

/** The navigation state of a page that takes a mailed code. An e-mail address must not be in the address bar. */
export interface CodeSent {
  /** The whole address, which the server needs with the code. */
  email: string;
  /** Missing when the code was sent earlier. */
  verification?: Verification;
}

export function readCodeSent(state: unknown): CodeSent | undefined {
  if (typeof state !== 'object' || state === null || !('email' in state)) return undefined;
  const { email } = state;
  if (typeof email !== 'string') return undefined;
  // Only our own pages write this state.
  return 'verification' in state ? { email, verification: state.verification as Verification } : { email };
}
