import { isCurrency } from '#domain/currencies';
import { isEmail, storedEmail, tidyEmail } from '#domain/email-address';

// oxfmt-ignore
const COUNTRIES = new Set((
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD ' +
  'CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF ' +
  'GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN ' +
  'KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA ' +
  'NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI ' +
  'SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI ' +
  'VN VU WF WS YE YT ZA ZM ZW').split(' '));

const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const zones = new Map<string, boolean>();

/** The formats of our schemas. Not a library's: other code relies on exactly these definitions. */
export const FORMATS = {
  date: isDate,
  // With the domain of any alphabet; what a paste brings along is told.
  email: (text: string) => tidyEmail(text) === text.normalize('NFC') && isEmail(storedEmail(text)),
  'https-url': isHttpsUrl,
  'iana-time-zone': isTimeZone,
  'iso-4217': isCurrency,
  'iso-3166': (text: string) => COUNTRIES.has(text),
  e164: (text: string) => /^\+[1-9]\d{6,14}$/.test(text),
} as const satisfies Record<string, (text: string) => boolean>;

export type FormatName = keyof typeof FORMATS;

/** ISO 3166 countries, for suggestions. */
export const COUNTRY_CODES: readonly string[] = [...COUNTRIES];

function isDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return day >= 1 && day <= lastDayOf(year, month);
}

/** The number of days of a month; 0 for an invalid month. */
export function lastDayOf(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && isLeap ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0);
}

// ASCII hosts only: other alphabets have letters that look the same and lead elsewhere.
function isHttpsUrl(text: string): boolean {
  if (!/^https:\/\/[A-Za-z0-9.-]+\.[A-Za-z][A-Za-z0-9-]*(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/.test(text))
    return false;
  return URL.canParse(text);
}

// Intl accepts any case and offsets; content uses the canonical name.
function isTimeZone(text: string): boolean {
  const known = zones.get(text);
  if (known !== undefined) return known;
  const isSpelled = text === 'UTC' || /^[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_+-]*[A-Za-z0-9])+$/.test(text);
  const isZone = isSpelled && isKnownToIntl(text);
  zones.set(text, isZone);
  return isZone;
}

function isKnownToIntl(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}
