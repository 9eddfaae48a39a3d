import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Where a number without a country code is from. */
export interface PhoneHome {
  /** Its two letters. */
  country?: string | undefined;
  /** A number of the same country. */
  nearPhone?: string | undefined;
}

/**
 * Reads a phone number as people in a country write it; undefined where it is none, or has an extension, which E.164
 * cannot hold.
 */
export function readPhone(phone: string, home: PhoneHome = {}): string | undefined {
  const parsed = parsePhoneNumberFromString(phone, defaultsOf(home));
  if (parsed === undefined || parsed.ext !== undefined) return undefined;
  if (parsed.isValid()) return parsed.number;
  // The dialling code stands twice when it was typed without a plus: "91 98765 43210" after +91.
  const once = parsePhoneNumberFromString(`+${parsed.nationalNumber}`);
  const isSame = once?.isValid() === true && once.countryCallingCode === parsed.countryCallingCode;
  return isSame ? once.number : undefined;
}

function defaultsOf({ country, nearPhone }: PhoneHome): {
  defaultCountry?: CountryCode;
  defaultCallingCode?: string;
} {
  if (country !== undefined && isSupportedCountry(country)) return { defaultCountry: country };
  const near = nearPhone === undefined ? undefined : parsePhoneNumberFromString(nearPhone);
  return near === undefined ? {} : { defaultCallingCode: near.countryCallingCode };
}
