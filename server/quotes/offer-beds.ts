import { fitsRoom } from '#domain/occupancy';
import { type PriceRequest, priceStay } from '#domain/price';
import type { OfferedBeds } from '#schemas/api-types';

/** For every room that can take extra beds: how many, and what one more would cost. */
export function offerBeds(pricing: PriceRequest): OfferedBeds[] {
  return pricing.rooms.flatMap((choice, roomIndex) => {
    const room = pricing.location.rooms.find(({ id }) => id === choice.roomId);
    if (room === undefined || room.maxExtraBeds === 0) return [];
    const fewest = fitsRoom(room, choice).extraBedsNeeded;
    const isFull = choice.extraBeds >= room.maxExtraBeds;
    const price = isFull ? {} : { unitTotalMinor: priceOfOneMore(pricing, roomIndex) };
    return [{ roomIndex, fewest, most: room.maxExtraBeds, ...price }];
  });
}

function priceOfOneMore(pricing: PriceRequest, roomIndex: number): number {
  const rooms = pricing.rooms.map((choice, index) =>
    index === roomIndex ? { ...choice, extraBeds: choice.extraBeds + 1 } : choice,
  );
  return priceStay({ ...pricing, rooms }).totals.totalMinor - priceStay(pricing).totals.totalMinor;
}
