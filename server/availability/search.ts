import type { NightStock } from '#domain/availability';
import type { RoomGuests } from '#domain/occupancy';
import type { PricedStay } from '#domain/price';
import type { Stay } from '#domain/stay';
import type { ChosenRoom } from '#schemas/api-types';
import type { CatalogueLocation, PromoCode } from '#schemas/types';
import type { LiveRelease } from '../release/index.ts';
import type { StockReading } from '../stock/index.ts';

/** What was searched for and what the stock says. */
export interface Search extends AskedSearch {
  nightsOfRoom: ReadonlyMap<string, NightStock[]>;
}

/** What was searched for, and the stock as it was read for it. */
export interface AskedSearch {
  release: LiveRelease;
  location: CatalogueLocation;
  stay: Stay;
  nights: readonly string[];
  /** Who is to sleep in each of the rooms asked for. */
  guests: RoomGuests[];
  /** Who is to sleep in the rooms that are offered. */
  rooms: readonly RoomGuests[];
  /** Rooms of the same stay that were chosen before, and their price. */
  chosen: readonly ChosenRoom[];
  chosenPrice: PricedStay | undefined;
  stock: StockReading;
  now: Date;
  /** Takes something off where it is for the room, the plan and the night. */
  promo: PromoCode | undefined;
}
