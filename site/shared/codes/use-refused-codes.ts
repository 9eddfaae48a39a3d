import { useState } from 'react';
import { refusalCode } from '../../api/request-error.ts';

const REFUSED = new Set(['OTP_INVALID', 'OTP_EXPIRED', 'OTP_EXHAUSTED']);

/** Sends a code, unless the same one was refused before: then the refusal is thrown again and costs the guest no try. */
type SendCode = <Answer>(proof: readonly unknown[], send: () => Promise<Answer>) => Promise<Answer>;

/**
 * The codes that were refused on this page. A proof is the code together with all that it is checked against, so that the same
 * digits are sent again for a newer mail or another address.
 */
export function useRefusedCodes(): SendCode {
  const [refusals] = useState(() => new Map<string, unknown>());
  return async (proof, send) => {
    const key = JSON.stringify(proof);
    if (refusals.has(key)) throw refusals.get(key);
    try {
      return await send();
    } catch (error) {
      if (REFUSED.has(refusalCode(error) ?? '')) refusals.set(key, error);
      throw error;
    }
  };
}
