import type { Rate } from '../../generated/types.ts';

type Season = NonNullable<Rate['seasons']>[number];

/** The seasons of a location by first night, with their index in the file. */
export function seasonsInOrder({ seasons = [] }: Rate): { season: Season; at: number }[] {
  return seasons
    .map((season, at) => ({ season, at }))
    .sort((a, b) => (a.season.from < b.season.from ? -1 : 1));
}
