/**
 * The sentences of forms, word by word as specified (SPEC section 5), by the last part of their i18n key
 * `validation.*`. `site/public/locales/en/common.json` holds the same words; a test compares them.
 */
export const VALIDATION_TEXTS = {
  required: '{{field}} is required',
  tooLong: 'must be less than {{limit}} characters',
  tooShort: 'must be atleast {{limit}} characters long',
  exactLength: 'must contain exactly {{limit}} characters',
  notNumber: 'must be a number',
  notInteger: 'must be an integer',
  notPositive: 'must be a positive number',
  tooMuch: "can't be more than {{limit}}",
  tooLittle: "can't be less than {{limit}}",
  atLeast: 'Provide atleast {{limit}}',
  invalid: 'Enter a valid {{field}}',
  invalidPhone: 'Enter a valid phone number',
  invalidGuests: 'Enter a valid number of guests',
  noBlanks: 'No blank space allowed between characters',
  lettersOnly: 'No numbers or special characters allowed',
  passwordMismatch: 'Password does not match with above field',
  weakPassword:
    'Password must contain at least one number, special character and a mixture of uppercase and lowercase letters.',
  commonPassword: 'This password is used too often. Choose another one',
  contactLocation: 'Please select a location',
  selectDates: 'Please select a valid arrival and departure date',
  selectDetails: 'Please Select details first',
  adultsRequired: 'Adult count is required',
  adultsZero: "Adult Count Can't be zero",
  selectLocation: 'Please select a location first',
  sameDates: 'Start and end date cant be same',
  bookingLimit: 'Booking limit exceeded',
  noRoomsLeft: 'No bookings are left for this room on the selected dates',
  ages: 'Adults are aged 12 and above; children are below 12.',
  wrongCode: 'Invalid Otp',
} as const;

/** The last part of an i18n key `validation.*`. */
export type ValidationText = keyof typeof VALIDATION_TEXTS;

/** A sentence in English, for answers that are not rendered by the site. */
export function validationText(
  name: ValidationText,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return VALIDATION_TEXTS[name].replaceAll(/\{\{(\w+)\}\}/g, (_whole, param: string) =>
    String(params[param] ?? ''),
  );
}
