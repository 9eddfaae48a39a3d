/** What the hotel sells in the coming nights, by the server's own catalogue. Import it late: it loads the domain. */
import { addDays, nightsOf } from '#domain/stay';
import { type CheckContext, validFiles } from '../../engine/check.ts';
import { buildCatalogue } from '../../catalogue/build-catalogue.ts';
import type { ContentIndex } from '../../engine/content-index.ts';
import type { Catalogue, CatalogueLocation, Rate } from '../../generated/types.ts';

/** A location that sells rooms, with its rate file. */
export interface Sale {
  file: string;
  rate: Rate;
  location: CatalogueLocation;
  catalogue: Catalogue;
  today: string;
  /** Every night that guests may book today. */
  nights: readonly string[];
}

const SOLD_FROM = ['hotel', 'location', 'room', 'rate', 'tax', 'charge', 'policy'];

const known = new WeakMap<ContentIndex, readonly Sale[]>();

/** Empty while a file that decides about the sale has errors: their messages come first. */
export function salesOf(context: CheckContext): readonly Sale[] {
  const sales = known.get(context.index) ?? buildSales(context);
  known.set(context.index, sales);
  return sales;
}

function buildSales({ files, today }: CheckContext): readonly Sale[] {
  const [hotel] = validFiles(files, 'hotel');
  const [taxes] = validFiles(files, 'tax');
  if (hotel === undefined || taxes === undefined) return [];
  if (files.some(({ kind, isValid }) => SOLD_FROM.includes(kind) && !isValid)) return [];
  const rates = validFiles(files, 'rate');
  const policies = validFiles(files, 'policy').map(({ value }) => value);
  const catalogue = buildCatalogue(
    {
      hotel: hotel.value,
      locations: validFiles(files, 'location').map(({ value }) => value),
      rooms: validFiles(files, 'room').map(({ value }) => value),
      rates: rates.map(({ value }) => value),
      taxes: taxes.value,
      charges: validFiles(files, 'charge')[0]?.value,
      policies: policies.filter((policy) => policy.kind === 'CANCELLATION'),
    },
    'check',
  );
  const day = today();
  const nights = nightsOf({ checkIn: day, checkOut: addDays(day, catalogue.booking.horizonDays) });
  return catalogue.locations.flatMap((location) => {
    const written = rates.find(({ value }) => value.locationId === location.id);
    if (written === undefined) return [];
    return { file: written.path, rate: written.value, location, catalogue, today: day, nights };
  });
}
