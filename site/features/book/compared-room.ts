import type { CurrencyUnit } from '#domain/currency';
import type { Offer } from '#schemas/api-types';
import type { PublishedRoom } from '#schemas/published';
import type { RateTerm } from './rate-terms.ts';

export interface ComparedRoom {
  room: PublishedRoom;
  lowest: Offer;
  terms: readonly RateTerm[];
}

export interface CompareRoomsProps {
  rooms: readonly ComparedRoom[];
  unit: CurrencyUnit;
  onChoose: (room: ComparedRoom) => void;
}
