import { sumMinor } from '#domain/money';
import { fitsRoom } from '#domain/occupancy';
import { type PricedStay, priceRooms, type RoomsRequest } from '#domain/price';
import { partyOf, priceExtra } from '#domain/price-extra';
import { splitTax } from '#domain/price-terms';
import { limitOf } from '#domain/tax';
import type { OfferedBeds, OfferedExtra } from '#schemas/api-types';

/** Every extra of the location with the price of adding it once to this stay. */
export function offerExtras({ location, taxes, terms, stay, rooms }: RoomsRequest): OfferedExtra[] {
  const party = partyOf(
    stay,
    rooms.map(({ choice }) => choice),
  );
  return location.extras.map((extra) => {
    const { id, name, description, charging, priceMinor, maxQuantity } = extra;
    const [line, ...rounding] = priceExtra(extra, { terms: { ...terms, taxes }, party, units: 1 });
    return {
      id,
      name,
      description,
      charging,
      priceMinor,
      ...(maxQuantity === undefined ? {} : { maxQuantity }),
      unitTotalMinor: sumMinor([line, ...rounding].map(({ totalMinor }) => totalMinor)),
      refundable: line.refundable,
    };
  });
}

/** For every room that takes extra beds: how many, and what one more adds to the price of the stay. */
export function offerBeds(request: RoomsRequest, priced: PricedStay): OfferedBeds[] {
  return request.rooms.flatMap(({ room, choice }, roomIndex) => {
    if (room.maxExtraBeds === 0) return [];
    const fewest = fitsRoom(room, choice).extraBedsNeeded;
    const isFull = choice.extraBeds >= room.maxExtraBeds;
    const price = isFull ? {} : priceOfOneMore(request, priced, roomIndex);
    return [{ roomIndex, fewest, most: room.maxExtraBeds, ...price }];
  });
}

type PriceOfBed = Pick<OfferedBeds, 'higherTax' | 'higherTaxMinor' | 'unitTotalMinor'>;

/** Prices the whole stay again: a bed can move nights into another tax slab and change the shares of a promo code. */
function priceOfOneMore(request: RoomsRequest, priced: PricedStay, roomIndex: number): PriceOfBed {
  const rooms = request.rooms.map((room, index) =>
    index === roomIndex
      ? { ...room, choice: { ...room.choice, extraBeds: room.choice.extraBeds + 1 } }
      : room,
  );
  const withBed = priceRooms({ ...request, rooms });
  return {
    unitTotalMinor: withBed.totals.totalMinor - priced.totals.totalMinor,
    ...(request.terms.pricesIncludeTax === true ? {} : taxOfHigherSlabs(request, priced, withBed)),
  };
}

/** The tax that nights bear only because their rate changed (BOOKING-RULES, Price 12), and the limit that they passed. */
function taxOfHigherSlabs(
  { location, taxes }: RoomsRequest,
  before: PricedStay,
  after: PricedStay,
): Pick<OfferedBeds, 'higherTax' | 'higherTaxMinor'> {
  const rates = new Map(before.lines.map(({ id, rateBasisPoints }) => [id, rateBasisPoints]));
  const moved = after.lines.filter(
    ({ id, kind, rateBasisPoints }) => kind === 'NIGHT' && rates.get(id) !== rateBasisPoints,
  );
  const higherTaxMinor = sumMinor(
    moved.map(({ id, netMinor, taxMinor, rateBasisPoints }) => {
      const rate = rates.get(id) ?? rateBasisPoints;
      return taxMinor - splitTax(netMinor, rate, {}).taxMinor;
    }),
  );
  if (higherTaxMinor <= 0) return {};
  const [limit, ...others] = moved.map(({ date = '', rateBasisPoints }) =>
    limitOf({ taxClass: location.taxClass, date }, rateBasisPoints, taxes),
  );
  const isOne = others.every((other) => other?.aboveMinor === limit?.aboveMinor);
  return { higherTaxMinor, ...(limit !== undefined && isOne ? { higherTax: limit } : {}) };
}
