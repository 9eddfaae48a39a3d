import { digitsOf } from '../../digits.ts';

/** A country that a number can belong to. */
export interface PhoneCountry {
  /** Two letters, such as "IN". */
  code: string;
  /** What is dialled from abroad, such as "91"; with or without a plus. */
  diallingCode: string;
  /** As the guest calls it, such as "India". */
  name: string;
}

/** What stands in the two controls. */
export interface PhoneDraft {
  countryCode: string;
  /** As it was typed, blanks and all. */
  national: string;
}

/** A plus, or the two zeros that much of the world dials instead. No number inside a country begins with either. */
const INTERNATIONAL = /^\s*(?:\+|00)/u;
/** The zero that people write for callers at home, and that nobody dials from abroad: +44 (0)20. */
const WRITTEN_TRUNK_ZERO = /^\(0\)\s*/u;
/** The zero that callers at home dial first. */
const TRUNK_ZERO = /^0/u;
/** Where numbers themselves begin with a zero, which is dialled from abroad too: Italy, Norway, and some in Africa and Asia. */
const ZERO_IS_DIALLED = new Set(['39', '47', '225', '226', '227', '229', '241', '242', '378', '679', '992']);

/** What was typed or pasted: a number that begins with a dialling code picks its country. */
export function readTyped(
  typed: string,
  current: PhoneDraft,
  countries: readonly PhoneCountry[],
): PhoneDraft {
  // Address books copy numbers with invisible marks of direction around them.
  const words = typed.replaceAll(/\p{Cf}/gu, '');
  if (!INTERNATIONAL.test(words)) return { ...current, national: words };
  const dialled = words.replace(INTERNATIONAL, '');
  const country = countryOf(digitsOf(dialled), current.countryCode, countries);
  if (country === undefined) return { ...current, national: words };
  const rest = withoutDigits(dialled, digitsOf(country.diallingCode).length);
  return { countryCode: country.code, national: rest.replace(WRITTEN_TRUNK_ZERO, '') };
}

/** The number as it is dialled from anywhere, such as "+919876543210"; empty while nothing is typed. */
export function e164Of({ countryCode, national }: PhoneDraft, countries: readonly PhoneCountry[]): string {
  const digits = digitsOf(national.replace(INTERNATIONAL, ''));
  if (digits === '') return '';
  if (INTERNATIONAL.test(national)) return `+${digits}`;
  const country = countries.find(({ code }) => code === countryCode);
  const diallingCode = digitsOf(country?.diallingCode ?? '');
  return `+${diallingCode}${ZERO_IS_DIALLED.has(diallingCode) ? digits : digits.replace(TRUNK_ZERO, '')}`;
}

/** The longest dialling code wins; among countries that share it the one that is chosen stays, else the first of the list. */
function countryOf(
  digits: string,
  preferredCode: string,
  countries: readonly PhoneCountry[],
): PhoneCountry | undefined {
  const fitting = countries.filter(({ diallingCode }) => digits.startsWith(digitsOf(diallingCode)));
  const longest = Math.max(...fitting.map(({ diallingCode }) => digitsOf(diallingCode).length));
  const nearest = fitting.filter(({ diallingCode }) => digitsOf(diallingCode).length === longest);
  return nearest.find(({ code }) => code === preferredCode) ?? nearest[0];
}

/** The text after its first `count` digits and what separates them from the next. */
function withoutDigits(text: string, count: number): string {
  const afterDigits = new RegExp(String.raw`^(?:\P{Nd}*\p{Nd}){${count}}[\s.\-/]*`, 'u');
  return text.replace(afterDigits, '');
}
