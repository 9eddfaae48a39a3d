import { currencyUnit } from '#domain/currencies';
import { minorOfMain } from '#domain/money';
import type { CountryTerms } from './country-terms.ts';

/** What `init` asks, and what the flags tell. */
export interface Answers {
  name: string;
  /** ISO 3166-1, two letters. */
  country: string;
  /** ISO 4217. */
  currency: string;
  towns: readonly string[];
  rooms: readonly RoomAnswer[];
  /** A night for two in the first room type, in minor units. */
  priceMinor: number;
  tax: NonNullable<CountryTerms['tax']>;
  taxLabel: string;
  pricesIncludeTax: boolean;
  timeZone: string;
  /** E.164. */
  phone: string;
}

export interface RoomAnswer {
  name: string;
  /** How many of it one location has. */
  count: number;
}

/** `The Lake House` as `the-lake-house`; undefined where no letter of it can stand in an address. */
export function slugOf(name: string): string | undefined {
  const slug = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, 40)
    .replace(/-$/, '');
  return slug === '' ? undefined : slug;
}

export function minorOf(amount: number, currency: string): number {
  return Math.round(minorOfMain(amount, currencyUnit(currency)));
}
