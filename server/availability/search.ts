import type { NightStock } from '#domain/availability';
import type { RoomGuests } from '#domain/occupancy';
import type { PricedStay } from '#domain/price';
import type { Stay } from '#domain/stay';
import type { ChosenRoom } from '#schemas/api-types';
import type { CatalogueLocation, PromoCode } from '#schemas/types';
import type { LiveRelease } from '../release/index.ts';
import type { StockReading } from '../stock/index.ts';

/** A search with its stock, night by night. */
export interface Search extends Omit<AskedSearch, 'stock'> {
  nightsOfRoom: ReadonlyMap<string, NightStock[]>;
}

/** A search with the stock as one text. */
export interface AskedSearch {
  release: LiveRelease;
  location: CatalogueLocation;
  stay: Stay;
  nights: readonly string[];
  /** The guests of each requested room. */
  guests: RoomGuests[];
  /** The guests of each room that is offered. */
  rooms: readonly RoomGuests[];
  /** The rooms chosen before, and their price. */
  chosen: readonly ChosenRoom[];
  chosenPrice: PricedStay | undefined;
  stock: StockReading;
  now: Date;
  promo: PromoCode | undefined;
}
