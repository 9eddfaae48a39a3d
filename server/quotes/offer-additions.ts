import { fitsRoom } from '#domain/occupancy';
import { type PricedStay, priceRooms, type RoomsRequest } from '#domain/price';
import { partyOf, priceExtra } from '#domain/price-extra';
import type { OfferedBeds, OfferedExtra } from '#schemas/api-types';

/** Every extra of the location with the price of adding it once to this stay. */
export function offerExtras({ location, taxes, stay, rooms }: RoomsRequest): OfferedExtra[] {
  const party = partyOf(
    stay,
    rooms.map(({ choice }) => choice),
  );
  return location.extras.map((extra) => {
    const { id, name, description, charging, priceMinor, maxQuantity } = extra;
    const { totalMinor, refundable } = priceExtra(extra, { taxes, party, units: 1 });
    return {
      id,
      name,
      description,
      charging,
      priceMinor,
      ...(maxQuantity === undefined ? {} : { maxQuantity }),
      unitTotalMinor: totalMinor,
      refundable,
    };
  });
}

/** For every room that takes extra beds: how many, and what one more adds to the price of the stay. */
export function offerBeds(request: RoomsRequest, priced: PricedStay): OfferedBeds[] {
  return request.rooms.flatMap(({ room, choice }, roomIndex) => {
    if (room.maxExtraBeds === 0) return [];
    const fewest = fitsRoom(room, choice).extraBedsNeeded;
    const isFull = choice.extraBeds >= room.maxExtraBeds;
    const price = isFull ? {} : { unitTotalMinor: priceOfOneMore(request, priced, roomIndex) };
    return [{ roomIndex, fewest, most: room.maxExtraBeds, ...price }];
  });
}

/** Prices the whole stay again: a bed can move nights into another tax slab and change the shares of a promo code. */
function priceOfOneMore(request: RoomsRequest, priced: PricedStay, roomIndex: number): number {
  const rooms = request.rooms.map((room, index) =>
    index === roomIndex
      ? { ...room, choice: { ...room.choice, extraBeds: room.choice.extraBeds + 1 } }
      : room,
  );
  return priceRooms({ ...request, rooms }).totals.totalMinor - priced.totals.totalMinor;
}
