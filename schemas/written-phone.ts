import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Groups the digits of a phone number as its country writes them, after its dialling code: "+919876543210" is
 * "+91 98765 43210". Returns what is no phone number as it is.
 */
export function writtenPhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
