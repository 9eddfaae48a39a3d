import { weekendOf } from '#domain/week';
import type { Tax } from '#schemas/types';

/** What is usual in a country, to begin with. Rates change, so `init` asks for the accountant's word on them. */
export interface CountryTerms {
  /** What guests read beside the amount. */
  taxLabel: string;
  /** Percent of a night; slabs where the rate depends on the price; absent where it depends on the town. */
  tax?: number | Tax['taxes'][number]['slabs'];
  /** Whether prices are told with tax. */
  pricesIncludeTax: boolean;
  /** The price of a night for two in whole units of the country's currency. */
  price: number;
  /** Where a country has several, the one of most of its hotels. */
  timeZone?: string;
}

type Row = [country: string, taxLabel: string, percent: number | undefined, price: number, timeZone?: string];

/**
 * Starting values for a night at a hotel, from general knowledge and without any tax office's word; prices contain
 * them.
 */
const GROSS: readonly Row[] = [
  ['AE', 'VAT', 5, 600],
  ['AT', 'USt', 10, 130],
  ['AU', 'GST', 10, 220, 'Australia/Sydney'],
  ['CH', 'MWST', 3.8, 190],
  ['CZ', 'DPH', 12, 2500],
  ['DE', 'USt', 7, 120, 'Europe/Berlin'],
  ['DK', 'Moms', 25, 1100],
  ['ES', 'IVA', 10, 110, 'Europe/Madrid'],
  ['FR', 'TVA', 10, 120],
  ['GB', 'VAT', 20, 130],
  ['GR', 'VAT', 13, 110],
  ['HR', 'PDV', 13, 110],
  ['HU', 'ÁFA', 5, 38_000],
  ['IE', 'VAT', 13.5, 150],
  ['IT', 'IVA', 10, 120],
  ['JP', 'Consumption tax', 10, 18_000],
  ['MX', 'IVA', 16, 1900, 'America/Mexico_City'],
  ['NO', 'MVA', 12, 1500],
  ['NZ', 'GST', 15, 240, 'Pacific/Auckland'],
  ['PL', 'VAT', 8, 420],
  ['PT', 'IVA', 6, 95, 'Europe/Lisbon'],
  ['SE', 'Moms', 12, 1400],
  ['SG', 'GST', 9, 260],
  ['TH', 'VAT', 7, 2600],
  ['ZA', 'VAT', 15, 1700],
];

const OTHERS: Readonly<Record<string, CountryTerms>> = {
  // As the press wrote of 22 September 2025: 5 % up to 7,500 rupees a night, 18 % above.
  IN: {
    taxLabel: 'GST',
    tax: [{ upToMinor: 750_000, ratePercent: 5 }, { ratePercent: 18 }],
    pricesIncludeTax: false,
    price: 12_500,
    // Intl still says Asia/Calcutta.
    timeZone: 'Asia/Kolkata',
  },
  // States, counties and towns each add to it.
  US: {
    taxLabel: 'Sales and occupancy tax',
    pricesIncludeTax: false,
    price: 180,
    timeZone: 'America/New_York',
  },
  CA: { taxLabel: 'Sales tax', pricesIncludeTax: false, price: 200, timeZone: 'America/Toronto' },
};

/** Undefined for a country whose terms the hotel has to tell. */
export function termsOf(country: string): CountryTerms | undefined {
  const row = GROSS.find(([code]) => code === country);
  if (row === undefined) return OTHERS[country];
  const [, taxLabel, tax, price, timeZone] = row;
  return {
    taxLabel,
    pricesIncludeTax: true,
    price,
    ...(tax !== undefined && { tax }),
    ...(timeZone !== undefined && { timeZone }),
  };
}

/** What Node's Intl knows of a country, and the types of TypeScript do not name yet. It only suggests. */
interface CountryLocale extends Intl.Locale {
  getTimeZones(): string[] | undefined;
}

function localeOf(country: string): CountryLocale {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return new Intl.Locale(`und-${country}`) as CountryLocale;
}

/** The zones of a country, the likely one first: the one that is named like the town, then the usual one. */
export function timeZonesOf(country: string, town: string): string[] {
  const zones = localeOf(country).getTimeZones() ?? [];
  const named = zones.find((zone) => zone.endsWith(`/${town.replaceAll(' ', '_')}`));
  const likely = [named, termsOf(country)?.timeZone].filter((zone) => zone !== undefined);
  return [...new Set([...likely, ...zones])];
}

const NIGHT_BEFORE = {
  THURSDAY: 'WEDNESDAY',
  FRIDAY: 'THURSDAY',
  SATURDAY: 'FRIDAY',
  SUNDAY: 'SATURDAY',
} as const;

/** The nights before the days on which a country does not work. */
export function weekendNightsOf(country: string): (typeof NIGHT_BEFORE)[keyof typeof NIGHT_BEFORE][] {
  return weekendOf(country).map((day) => NIGHT_BEFORE[day]);
}
