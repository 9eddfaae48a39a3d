import { digitsOf } from '../../digits.ts';

/** A country with its dialling code. */
export interface PhoneCountry {
  /** Two letters, such as "IN". */
  code: string;
  /** The dialling code, such as "91", with or without a plus. */
  diallingCode: string;
  /** The country's name in the guest's language, such as "India". */
  name: string;
  /** Further names that find the country, such as "Bharat". Not shown. */
  otherNames?: readonly string[];
  /** Another country comes first for this dialling code: the United Kingdom before Guernsey for +44. */
  isLesser?: boolean;
}

export interface PhoneDraft {
  countryCode: string;
  national: string;
}

/** A plus, or the two zeros that many countries dial instead. No national number begins with either. */
const INTERNATIONAL = /^\s*(?:\+|00)/u;
/** The trunk zero in brackets, which is not dialled from abroad: +44 (0)20. */
const WRITTEN_TRUNK_ZERO = /^\(0\)\s*/u;
/** What is dialled before national calls and not from abroad: mostly a zero. */
const TRUNK_ZERO = /^0/u;
/** Other prefixes of that kind, by dialling code: 06 in Hungary, 8 where numbers of full length follow it. */
const TRUNK_PREFIX: Readonly<Record<string, RegExp>> = {
  7: /^8(?=\d{10}$)/u,
  36: /^06/u,
  370: /^[08](?=\d{8}$)/u,
  375: /^8(?=\d{9}$)/u,
  993: /^8(?=\d{8}$)/u,
};
/** Countries whose numbers keep their leading zero from abroad: Italy, Norway, and some in Africa and Asia. */
const ZERO_IS_DIALLED = new Set(['39', '47', '225', '226', '227', '229', '241', '242', '378', '679', '992']);

/** Reads typed or pasted text. A number with a dialling code selects its country. */
export function readTyped(
  typed: string,
  current: PhoneDraft,
  countries: readonly PhoneCountry[],
): PhoneDraft {
  // Address books add invisible direction marks.
  const words = typed.replaceAll(/\p{Cf}/gu, '');
  if (!INTERNATIONAL.test(words)) return { ...current, national: words };
  const dialled = words.replace(INTERNATIONAL, '');
  const country = countryOf(digitsOf(dialled), current.countryCode, countries);
  if (country === undefined) return { ...current, national: words };
  const rest = withoutDigits(dialled, digitsOf(country.diallingCode).length);
  return { countryCode: country.code, national: rest.replace(WRITTEN_TRUNK_ZERO, '') };
}

/**
 * The number in E.164, such as "+919876543210". Empty for no text. Text with letters, with signs before an extension
 * ("#12") or without digits stays as typed, so that the form's check finds it.
 */
export function wholeNumberOf(
  { countryCode, national }: PhoneDraft,
  countries: readonly PhoneCountry[],
): string {
  const digits = digitsOf(national.replace(INTERNATIONAL, ''));
  const text = national.trim();
  const isMore = /[\p{L}#,;~]/u.test(text);
  if (digits === '') return text;
  if (INTERNATIONAL.test(national)) return isMore ? text : `+${digits}`;
  const country = countries.find(({ code }) => code === countryCode);
  const diallingCode = digitsOf(country?.diallingCode ?? '');
  if (isMore) return `+${diallingCode} ${text}`;
  if (ZERO_IS_DIALLED.has(diallingCode)) return `+${diallingCode}${digits}`;
  return `+${diallingCode}${digits.replace(TRUNK_PREFIX[diallingCode] ?? TRUNK_ZERO, '')}`;
}

/** The longest dialling code wins. Among countries that share it the current one stays, else the first comes. */
function countryOf(
  digits: string,
  preferredCode: string,
  countries: readonly PhoneCountry[],
): PhoneCountry | undefined {
  const fitting = countries.filter(({ diallingCode }) => digits.startsWith(digitsOf(diallingCode)));
  const longest = Math.max(...fitting.map(({ diallingCode }) => digitsOf(diallingCode).length));
  const nearest = fitting.filter(({ diallingCode }) => digitsOf(diallingCode).length === longest);
  return (
    nearest.find(({ code }) => code === preferredCode) ??
    nearest.find(({ isLesser }) => isLesser !== true) ??
    nearest[0]
  );
}

/** The text after its first `count` digits and their separators. */
function withoutDigits(text: string, count: number): string {
  const afterDigits = new RegExp(String.raw`^(?:\P{Nd}*\p{Nd}){${count}}[\s.\-/]*`, 'u');
  return text.replace(afterDigits, '');
}
