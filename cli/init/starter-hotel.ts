import { exampleHotel } from '#schemas/engine/example-hotel';
import type { Hotel, Rate } from '#schemas/types';

/**
 * The example hotel without terms that would change prices of a hotelier who did not ask for them: charges,
 * discounts, deposits, minimum stays by day of arrival, seasons by percent, and rounding.
 */
export function starterHotel(): Map<string, string> {
  const hotel = exampleHotel();
  hotel.delete('charges.json');
  for (const [path, text] of hotel) {
    // The example is valid: a test holds it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
    if (path === 'hotel.json') hotel.set(path, written(starterOfHotel(JSON.parse(text) as Hotel)));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
    if (path.startsWith('rates/')) hotel.set(path, written(starterOfRate(JSON.parse(text) as Rate)));
  }
  return hotel;
}

function starterOfHotel({ roundTotalTo: _unit, ...hotel }: Hotel): Hotel {
  return hotel;
}

function starterOfRate(rate: Rate): Rate {
  return {
    ...rate,
    ratePlans: rate.ratePlans.filter(
      ({ deposit, discounts }) => deposit === undefined && discounts === undefined,
    ),
    seasons: (rate.seasons ?? []).filter(({ percent }) => percent === undefined),
    restrictions: (rate.restrictions ?? []).filter(
      ({ minNightsByArrivalDay }) => minNightsByArrivalDay === undefined,
    ),
    promoCodes: (rate.promoCodes ?? []).map(({ standsAlone: _alone, ...code }) => code),
  };
}

function written(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
