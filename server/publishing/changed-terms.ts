import { inDigits } from '#domain/currency';
import type { Catalogue, CatalogueLocation } from '#schemas/types';

/** A setting that gives all amounts, or all times of a location, another meaning. */
export interface ChangedSetting {
  kind: 'CURRENCY' | 'DECIMALS' | 'TAX' | 'TIME_ZONE';
  before: string;
  after: string;
  /** Set where it is of one location. */
  locationId?: string;
}

/** An amount of the content in both catalogues, in minor units of their currencies. */
export interface ChangedAmount {
  /** Such as "lisbon: double-room, a night". */
  name: string;
  beforeMinor: number;
  afterMinor: number;
}

export interface ChangedTerms {
  settings: ChangedSetting[];
  /** Where the meaning of amounts changes. */
  amounts: ChangedAmount[];
  /** The locations whose bookings were made under the terms before. */
  locationIds: string[];
}

/** What publishing would change in the meaning of amounts and times. */
export function changedTerms(sold: Catalogue, next: Catalogue): ChangedTerms {
  const ofHotel = settingsOfHotel(sold, next);
  const kept = ofHotel.length > 0 ? [] : amountsKeptAsNumbers(sold, next);
  const ofAmounts = kept.length > 0 ? [decimalsOf(sold, next)] : ofHotel;
  const ofZones = sold.locations.flatMap(({ id, timezone }): ChangedSetting[] => {
    const after = next.locations.find((location) => location.id === id)?.timezone ?? timezone;
    return after === timezone ? [] : [{ kind: 'TIME_ZONE', locationId: id, before: timezone, after }];
  });
  return {
    settings: [...ofAmounts, ...ofZones],
    amounts: ofHotel.length > 0 ? amountsInBoth(sold, next) : kept,
    locationIds:
      ofAmounts.length > 0
        ? sold.locations.map(({ id }) => id)
        : ofZones.flatMap(({ locationId }) => locationId ?? []),
  };
}

function settingsOfHotel({ hotel: before }: Catalogue, { hotel: after }: Catalogue): ChangedSetting[] {
  const settings: ChangedSetting[] = [
    { kind: 'CURRENCY', before: before.currency, after: after.currency },
    {
      kind: 'TAX',
      before: String(before.pricesIncludeTax ?? false),
      after: String(after.pricesIncludeTax ?? false),
    },
  ];
  return settings.filter((setting) => setting.before !== setting.after);
}

function decimalsOf({ hotel: before }: Catalogue, { hotel: after }: Catalogue): ChangedSetting {
  return { kind: 'DECIMALS', before: String(before.currencyDigits), after: String(after.currencyDigits) };
}

/**
 * Amounts whose number is the same although its decimals are not: 1500000 was 1,500,000 rupiah in a release of version
 * 0.2 and is 15,000 in content of version 2. None where `migrate` wrote them anew.
 */
function amountsKeptAsNumbers(sold: Catalogue, next: Catalogue): ChangedAmount[] {
  const [from, to] = [sold.hotel.currencyDigits, next.hotel.currencyDigits];
  return amountsInBoth(sold, next).filter(
    ({ beforeMinor, afterMinor }) =>
      beforeMinor === afterMinor && inDigits(beforeMinor, from, to) !== afterMinor,
  );
}

function amountsInBoth(sold: Catalogue, next: Catalogue): ChangedAmount[] {
  const after = new Map(next.locations.flatMap(amountsOf));
  return sold.locations.flatMap(amountsOf).flatMap(([name, beforeMinor]) => {
    const afterMinor = after.get(name);
    return afterMinor === undefined ? [] : [{ name, beforeMinor, afterMinor }];
  });
}

type Named = [name: string, minor: number];

/** How an operator calls the amounts of the catalogue, the prices of nights first. */
const WORDS = {
  baseMinor: 'a night',
  weekendBaseMinor: 'a weekend night',
  singleMinor: 'a night of one adult',
  singleWeekendMinor: 'a weekend night of one adult',
  extraAdultMinor: 'an extra adult',
  childMinor: 'a child',
  extraBedMinor: 'an extra bed',
} as const;

/** Every price of a location by its name. */
function amountsOf({ id, roomPrices, mealPlans, charges = [], extras }: CatalogueLocation): Named[] {
  const nights = Object.entries(WORDS).flatMap(([field, words]) =>
    roomPrices.flatMap(({ roomId, seasonId, ...price }): Named[] => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of WORDS
      const minor = price[field as keyof typeof WORDS];
      const season = seasonId === undefined ? '' : ` of ${seasonId}`;
      return minor === undefined ? [] : [[`${roomId}, ${words}${season}`, minor]];
    }),
  );
  const others: Named[] = [
    ...extras.map(({ name, priceMinor }): Named => [name, priceMinor]),
    ...mealPlans.flatMap(({ code, adultMinor, childMinor }): Named[] => [
      [`${code}, an adult`, adultMinor],
      [`${code}, a child`, childMinor],
    ]),
    ...charges.flatMap((charge): Named[] =>
      'amountMinor' in charge ? [[charge.label, charge.amountMinor]] : [],
    ),
  ];
  // What costs nothing costs nothing in every currency.
  return [...nights, ...others]
    .filter(([, minor]) => minor !== 0)
    .map(([name, minor]) => [`${id}: ${name}`, minor]);
}
