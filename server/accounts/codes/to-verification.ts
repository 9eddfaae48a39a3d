import type { Verification } from '#schemas/api-types';
import { CODE_RULES } from './code.ts';
import type { CodeRow } from './code-repository.ts';

/** Where the code went, without showing the whole address, and what can be done next. */
export function toVerification(
  email: string,
  code: Pick<CodeRow, 'attempts' | 'expires_at' | 'form' | 'resend_at'>,
): Verification {
  return {
    sentTo: maskEmail(email),
    expiresAt: code.expires_at,
    resendAt: code.resend_at,
    sentAs: code.form === 'LINK' ? 'LINK' : 'CODE',
    attemptsLeft: CODE_RULES.attempts - code.attempts,
  };
}

/** The same length for every address: the mask says nothing about what it hides. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
