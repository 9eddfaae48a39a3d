import type { Rate } from '../../generated/types.ts';

export interface SeasonAt {
  season: NonNullable<Rate['seasons']>[number];
  at: number;
}

/** The seasons of a location by first night, of equal ones in the order of the file, with their index in it. */
export function seasonsInOrder({ seasons = [] }: Rate): SeasonAt[] {
  return seasons
    .map((season, at) => ({ season, at }))
    .toSorted((a, b) => {
      if (a.season.from === b.season.from) return a.at - b.at;
      return a.season.from < b.season.from ? -1 : 1;
    });
}
