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

interface PostalAddress {
  streetAddress: string;
  town: string;
  state: string;
  /** The postal code. */
  pin: string;
  /** Its two letters (ISO 3166). */
  country: string;
}

/** The lines of an address up to the country, in the order of that country. A town is not repeated as its own state. */
export function addressLines({ streetAddress, town, state, pin, country }: PostalAddress): string[] {
  const townLine = CODE_FIRST.has(country) ? `${pin} ${town}` : `${town} ${pin}`;
  return [streetAddress, townLine, ...(state === town ? [] : [state])];
}
