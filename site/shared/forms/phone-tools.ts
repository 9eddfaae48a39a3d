import type { FieldTools } from '#domain/guest';
import type { CountryCode } from 'libphonenumber-js/min';

const ROUGHLY_A_NUMBER = /^\+?[\d\s().-]{7,24}$/u;

/** For a form without a phone number. */
export const NO_PHONES: FieldTools = { toE164: () => undefined };

/** Parses phone numbers as people in a country write them. Loads the numbering tables on demand. */
export async function loadPhoneTools(country: string): Promise<FieldTools> {
  try {
    const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
    const home: CountryCode | undefined = isSupportedCountry(country) ? country : undefined;
    return {
      toE164: (phone) => {
        const parsed = parsePhoneNumberFromString(phone, home);
        if (parsed?.isValid()) return parsed.number;
        // The dialling code stands twice when the guest typed it without a plus: "91 98765 43210" after +91.
        const once = parsePhoneNumberFromString(`+${parsed?.nationalNumber ?? ''}`);
        return once?.isValid() && once.countryCallingCode === parsed?.countryCallingCode
          ? once.number
          : undefined;
      },
    };
  } catch {
    // A failed download must not stop a booking: the server parses the number again.
    return { toE164: (phone) => (ROUGHLY_A_NUMBER.test(phone) ? phone : undefined) };
  }
}
