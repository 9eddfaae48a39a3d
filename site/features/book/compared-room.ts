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
  currency: string;
  onChoose: (room: ComparedRoom) => void;
}
