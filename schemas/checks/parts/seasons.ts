import type { Rate } from '../../generated/types.ts';

type Season = NonNullable<Rate['seasons']>[number];

/** The seasons of a location by their first night, each with its place in the file. */
export function seasonsInOrder({ seasons = [] }: Rate): { season: Season; at: number }[] {
  return seasons
    .map((season, at) => ({ season, at }))
    .sort((a, b) => (a.season.from < b.season.from ? -1 : 1));
}
