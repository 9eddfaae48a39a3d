import type { NightStock } from '#domain/availability';
import type { RoomGuests } from '#domain/occupancy';
import type { Stay } from '#domain/stay';
import type { CatalogueLocation, PromoCode } from '#schemas/types';
import type { LiveRelease } from '../../current-release/live-release.ts';

/** What was searched for and what the stock says. */
export interface Search {
  release: LiveRelease;
  location: CatalogueLocation;
  stay: Stay;
  nights: readonly string[];
  rooms: RoomGuests[];
  nightsOfRoom: ReadonlyMap<string, NightStock[]>;
  now: Date;
  /** Takes something off where it is for the room, the plan and the night. */
  promo: PromoCode | undefined;
}
