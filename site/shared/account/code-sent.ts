import type { Verification } from '#schemas/api-types';

/**
 * What a page that takes a mailed code is told by the page before it, as the state of the navigation: an e-mail address belongs in no
 * address bar.
 */
export interface CodeSent {
  /** The whole address, which the server asks for beside the code. */
  email: string;
  /** Missing when the code was sent some other time. */
  verification?: Verification;
}

export function readCodeSent(state: unknown): CodeSent | undefined {
  if (typeof state !== 'object' || state === null || !('email' in state)) return undefined;
  const { email } = state;
  if (typeof email !== 'string') return undefined;
  // Only our own pages write this state.
  return 'verification' in state ? { email, verification: state.verification as Verification } : { email };
}
