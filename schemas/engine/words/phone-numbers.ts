import { hasExtension, tidyPhone } from '#domain/phone-text';
import { FORMATS } from '../formats.ts';
import { shown, valueAt } from '../diagnostic.ts';
import { type SchemaErrorContext, titleOf, type Words } from './error-context.ts';

/** Phone numbers are written in the international format. */
export async function phoneWords(context: SchemaErrorContext, text: string): Promise<Words> {
  const country = countryOf(context);
  const hasOne = hasExtension(tidyPhone(text));
  const guess = await numberIn(internationally(text), country);
  const isGuessed = guess !== undefined && FORMATS.e164(guess);
  return {
    code: 'phone/e164',
    message: hasOne
      ? `${titleOf(context)} cannot have an extension, which phones do not dial; this is "${shown(text)}".`
      : `${titleOf(context)} has its country code and no spaces; this is "${shown(text)}".`,
    expected: '+ and 7 to 15 digits',
    help: isGuessed
      ? `write "${guess}" if that is the number${hasOne ? ' that guests can call without an extension' : ''}`
      : await exampleFor(country),
    ...(isGuessed && {
      fix: { kind: 'replace', title: `Write ${guess}`, safe: false, text: JSON.stringify(guess) },
    }),
  };
}

/** +351 (0)222 000 000: the digit in parentheses is dialled within the country alone. */
function internationally(text: string): string {
  const written = text.replace(/^\s*00/, '+');
  return written.trimStart().startsWith('+') ? written.replace(/\(0\)/, '') : written;
}

/** Parses a number as people of this country write it. */
async function numberIn(text: string, country: string | undefined): Promise<string | undefined> {
  // Imported late: the number formats of all countries take time to load.
  const { getCountries, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const known = getCountries().find((each) => each === country);
  return parsePhoneNumberFromString(text, { ...(known && { defaultCountry: known }) })?.number;
}

/** An example number of the hotel's country. */
async function exampleFor(country: string | undefined): Promise<string> {
  const [{ getCountries, getExampleNumber }, { default: numbers }] = await Promise.all([
    import('libphonenumber-js/min'),
    import('libphonenumber-js/mobile/examples'),
  ]);
  const known = getCountries().find((each) => each === country);
  const example = known && getExampleNumber(known, numbers)?.number;
  return `write +, the code of the country and the number, such as "${example ?? '+351912345678'}"`;
}

/** The country of the file's address, else of the currency, whose code begins with it. */
function countryOf({ root, currency }: SchemaErrorContext): string | undefined {
  const written = [valueAt(root, ['address', 'country']), currency];
  return written
    .flatMap((value) => (typeof value === 'string' ? [value.slice(0, 2)] : []))
    .find((code) => FORMATS['iso-3166'](code));
}
