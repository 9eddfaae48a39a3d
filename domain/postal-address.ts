/**
 * Countries of Europe whose addresses have the postal code before the town: "1100-341 Lisboa". Elsewhere it comes after
 * it: "Udaipur 313001". What is usual in a country is told by its sheet at the Universal Postal Union (upu.int,
 * "Postal addressing systems in member countries").
 */
const CODE_FIRST: ReadonlySet<string> = new Set([
  'AT',
  'BE',
  'BG',
  'CH',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IS',
  'IT',
  'LI',
  'LT',
  'LU',
  'MC',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'RS',
  'SE',
  'SI',
  'SK',
  'SM',
  'TR',
  'VA',
]);

/**
 * Countries and territories without postal codes: those whose format has none in the address data of libaddressinput
 * (github.com/google/libaddressinput, testdata/countryinfo.txt, June 2025).
 */
// oxfmt-ignore
const WITHOUT_POSTAL_CODE: ReadonlySet<string> = new Set([
  'AE', 'AG', 'AO', 'AQ', 'AW', 'BF', 'BI', 'BJ', 'BO', 'BQ', 'BS', 'BV', 'BW', 'BZ', 'CD', 'CF', 'CG',
  'CI', 'CK', 'CM', 'CW', 'DJ', 'DM', 'ER', 'FJ', 'GA', 'GD', 'GH', 'GM', 'GQ', 'GY', 'HK', 'JM', 'KI',
  'KM', 'KN', 'LC', 'LY', 'ML', 'MO', 'MR', 'MS', 'MW', 'NR', 'NU', 'PA', 'PS', 'QA', 'RW', 'SB', 'SC',
  'SL', 'SR', 'SS', 'ST', 'SX', 'SY', 'TD', 'TF', 'TG', 'TK', 'TL', 'TO', 'TV', 'UG', 'VU', 'WS', 'YE',
  'ZW',
]);

/**
 * Countries whose addresses name a state, a province or an island besides the town: those where the same data requires
 * one. Left out are places that are one city or one postal area themselves (HK, and the islands that the post of the
 * United States serves: there the state is the country), and those whose format has no town (AE, KY, NR).
 */
// oxfmt-ignore
const WITH_STATE: ReadonlySet<string> = new Set([
  'AU', 'BR', 'CA', 'CN', 'CO', 'CR', 'ES', 'HN', 'ID', 'IN', 'IQ', 'IT', 'JM', 'JP', 'KN', 'KR', 'MX',
  'PF', 'PG', 'RU', 'SO', 'SV', 'TW', 'UA', 'US', 'VE', 'VN',
]);

/** Whether a country (two letters, ISO 3166) has postal codes. */
export function hasPostalCodes(country: string): boolean {
  return !WITHOUT_POSTAL_CODE.has(country);
}

/** Whether the addresses of a country name a state or province. Elsewhere one may be written, and none is missed. */
export function namesStates(country: string): boolean {
  return WITH_STATE.has(country);
}

interface PostalAddress {
  streetAddress: string;
  town: string;
  /** Absent where the country has none. */
  state?: string | undefined;
  /** The postal code; absent where the country has none. */
  pin?: string | undefined;
  /** Its two letters (ISO 3166). */
  country: string;
}

/** The lines of an address up to the country, in the order of that country. A town is not repeated as its own state. */
export function addressLines({ streetAddress, town, state, pin, country }: PostalAddress): string[] {
  const townWords = CODE_FIRST.has(country) ? [pin, town] : [town, pin];
  const townLine = townWords.filter((word) => word !== undefined).join(' ');
  return [streetAddress, townLine, ...(state === undefined || state === town ? [] : [state])];
}
