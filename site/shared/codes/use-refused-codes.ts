import { FIELD_LIMITS } from '#domain/guest';
import { useState } from 'react';
import { refusalCode } from '../../api/request-error.ts';

const REFUSED = new Set(['OTP_INVALID', 'OTP_EXPIRED', 'OTP_EXHAUSTED']);

interface FormWithCode {
  getValues: () => { otp: string };
}

/**
 * Sends a code, but throws the earlier refusal when the same code was refused before, so that it costs no attempt.
 * `against` holds the other inputs of the check: with a newer mail or another address the code is sent again.
 */
type SendCode = <Answer>(
  otp: string,
  against: readonly unknown[],
  send: (otp: string) => Promise<Answer>,
) => Promise<Answer>;

/** The codes refused on this page. A code typed while a wrong one is being checked is sent after it. */
export function useRefusedCodes(form: FormWithCode): SendCode {
  const [refusals] = useState(() => new Map<string, unknown>());
  return async (otp, against, send) => {
    const keyOf = (code: string) => JSON.stringify([code, ...against]);
    const othersAtFirst = otherValues(form);
    for (let code = otp; ; code = form.getValues().otp) {
      try {
        if (refusals.has(keyOf(code))) throw refusals.get(keyOf(code));
        return await send(code);
      } catch (error) {
        if (!REFUSED.has(refusalCode(error) ?? '')) throw error;
        refusals.set(keyOf(code), error);
        const typed = form.getValues().otp;
        const isNew = typed.length === FIELD_LIMITS.code && !refusals.has(keyOf(typed));
        // The guest is still changing other fields, so wait for the next submit.
        if (!isNew || otherValues(form) !== othersAtFirst) throw error;
      }
    }
  };
}

function otherValues(form: FormWithCode): string {
  return JSON.stringify({ ...form.getValues(), otp: undefined });
}
