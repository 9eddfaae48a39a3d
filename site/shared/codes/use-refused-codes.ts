import { FIELD_LIMITS } from '#domain/guest';
import { useState } from 'react';
import { refusalCode } from '../../api/request-error.ts';

const REFUSED = new Set(['OTP_INVALID', 'OTP_EXPIRED', 'OTP_EXHAUSTED']);

interface FormWithCode {
  getValues: () => { otp: string };
}

/**
 * Sends a code, unless the same one was refused before: then the refusal is thrown again and costs the guest no try. `against` is
 * all that the code is checked with, so that the same digits are sent again for a newer mail or another address.
 */
type SendCode = <Answer>(
  otp: string,
  against: readonly unknown[],
  send: (otp: string) => Promise<Answer>,
) => Promise<Answer>;

/** The codes that were refused on this page. A code that the guest typed while a wrong one was on its way is sent after it. */
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
        // A guest who changes more than the code has not sent that yet.
        if (!isNew || otherValues(form) !== othersAtFirst) throw error;
      }
    }
  };
}

function otherValues(form: FormWithCode): string {
  return JSON.stringify({ ...form.getValues(), otp: undefined });
}
