import type { FieldTools } from '#domain/guest';

const ROUGHLY_A_NUMBER = /^\+?[\d\s().-]{7,24}$/u;

/** For a form without a phone number. */
export const NO_PHONES: FieldTools = { toE164: () => undefined };

/** Parses phone numbers as people in a country write them. Loads the numbering tables on demand. */
export async function loadPhoneTools(country: string): Promise<FieldTools> {
  try {
    const { readPhone } = await import('#schemas/read-phone');
    return { toE164: (phone) => readPhone(phone, { country }) };
  } catch {
    // A failed download must not stop a booking: the server parses the number again.
    return { toE164: (phone) => (ROUGHLY_A_NUMBER.test(phone) ? phone : undefined) };
  }
}
