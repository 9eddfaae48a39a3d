import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import type { Rate } from '../../generated/types.ts';
import { priceLine } from '../parts/room-price.ts';
import { type SeasonAt, seasonsInOrder } from '../parts/seasons.ts';

/**
 * Of two seasons the one that begins later applies, of equal beginnings the shorter: one inside another is meant, and
 * only those that cross or are equal may surprise.
 */
export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Two seasons share nights only where one is inside the other.',
  why: 'On the nights of both, guests pay the price of the season that begins later.',
  remedy: 'End one season on the night before the other begins, if that is not meant.',
  example: [
    replaced(
      'rates/udaipur.json',
      '"to": "2027-01-05"\n    }',
      '"to": "2027-01-05"\n    },\n    { "id": "kites", "name": "Kite festival", "from": "2027-01-02", "to": "2027-01-14" }',
    ),
    replaced(
      'rates/udaipur.json',
      '"roomPrices": [',
      `"roomPrices": [\n    ${priceLine('lake-suite', 'kites')},`,
    ),
  ],
  run: ({ files }) =>
    validFiles(files, 'rate').flatMap(({ path: file, value }) => {
      const seasons = seasonsInOrder(value);
      return seasons.flatMap((later, position) =>
        seasons
          .slice(0, position)
          .filter((earlier) => areBothMeant(value, earlier, later))
          .flatMap((earlier) => diagnosticsOf(file, earlier, later)),
      );
    }),
};

function diagnosticsOf(file: string, earlier: SeasonAt, later: SeasonAt): RuleDiagnostic[] {
  const [first, second] = [earlier.season, later.season];
  const isEqual = first.from === second.from && first.to === second.to;
  const isInside = second.to <= first.to || first.from === second.from;
  if (first.to < second.from || (isInside && !isEqual)) return [];
  return [
    {
      file,
      path: ['seasons', later.at, 'from'],
      value: second.from,
      message: isEqual
        ? `${first.name} and ${second.name} are for the same nights, so ${second.name} never applies where both have a price.`
        : `${second.name} begins on ${second.from}, while ${first.name} still runs until ${first.to}: on these nights guests pay the price of ${second.name}.`,
      note: 'begins here',
      help: 'if that is a mistake, end one season on the night before the other begins',
      related: [{ file, path: ['seasons', earlier.at, 'to'], message: `${first.name} ends here` }],
    },
  ];
}

/** True where some room has a price in both. */
function areBothMeant({ roomPrices }: Rate, ...seasons: readonly SeasonAt[]): boolean {
  return roomPrices.some(({ roomId }) =>
    seasons.every(
      ({ season: { id, percent } }) =>
        percent !== undefined || roomPrices.some((price) => price.roomId === roomId && price.seasonId === id),
    ),
  );
}
