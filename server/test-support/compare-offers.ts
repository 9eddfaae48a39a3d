/** What is offered costs what it then costs: beds, extras, rooms of a search, rooms one by one, nights of a calendar. */
import { expect } from 'vitest';
import type { Availability, Quote, StayCalendar } from '#schemas/api-types';
import type { Catalogue, CatalogueLocation, CatalogueRoom } from '#schemas/types';
import type { TestGuest } from './guest.ts';
import {
  depositFigures,
  offerFigures,
  plainAdded,
  plainDepositFigures,
  plainFiguresOf,
} from './money-figures.ts';
import { plainDeposit } from './plain-deposit.ts';
import { found, halfAwayFromZero, sum, WHOLE } from './plain-numbers.ts';
import { plainPrice, type PlainPrice } from './plain-price.ts';
import type { PlainRoom, PlainStay } from './plain-stay.ts';
import { DAY_MS } from './plain-zone.ts';

export interface Offering {
  catalogue: Catalogue;
  stay: PlainStay;
  /** When it is asked. */
  atMs: number;
}

/** What is offered to be added costs what it then adds. */
export function compareOffered({ catalogue, stay, atMs }: Offering, quote: Quote): void {
  const before = plainPrice(catalogue, stay, { atMs });
  const added = (changed: PlainStay): number =>
    Number(plainPrice(catalogue, changed, { atMs }).total - before.total);
  for (const { roomIndex, unitTotalMinor, higherTaxMinor } of quote.bedsOffered ?? []) {
    if (unitTotalMinor === undefined) continue;
    const rooms = stay.rooms.map((room, index) =>
      index === roomIndex ? { ...room, extraBeds: room.extraBeds + 1 } : room,
    );
    const after = plainPrice(catalogue, { ...stay, rooms }, { atMs });
    const higher = catalogue.hotel.pricesIncludeTax === true ? 0n : higherTax(before, after);
    expect([roomIndex, unitTotalMinor, higherTaxMinor ?? 0]).toEqual([
      roomIndex,
      added({ ...stay, rooms }),
      Number(higher),
    ]);
  }
  const notChosen = quote.extrasOffered.filter(
    ({ id }) => !stay.extras.some(({ extraId }) => extraId === id),
  );
  for (const { id, unitTotalMinor } of notChosen)
    expect([id, unitTotalMinor]).toEqual([id, added({ ...stay, extras: [...stay.extras, { extraId: id }] })]);
}

/** Price 12: the tax that nights bear only because their rate changed. */
function higherTax(before: PlainPrice, after: PlainPrice): bigint {
  return sum(
    after.lines
      .filter(({ kind }) => kind === 'NIGHT')
      .map(({ id, net, tax }) => {
        const { rate } = found(before.lines.find((line) => line.id === id));
        return tax - halfAwayFromZero(net, rate, WHOLE);
      }),
  );
}

/** The search names the same prices for one room as a quote then fixes. */
export async function compareSearch({ catalogue, stay, atMs }: Offering, guest: TestGuest): Promise<void> {
  const [room] = stay.rooms;
  if (stay.rooms.length !== 1 || room === undefined) return;
  const { items } = await search(guest, stay);
  for (const { roomId, offers } of items) {
    for (const offer of offers) {
      const { ratePlanId, mealPlan, extraBeds } = offer;
      const offered = { ...room, roomId, ratePlanId, mealPlan, extraBeds: extraBeds[0] ?? 0 };
      const wished = { ...stay, rooms: [offered], extras: [] };
      const price = plainPrice(catalogue, wished, { atMs });
      const { lines: _lines, ...figures } = plainFiguresOf(price);
      const deposit = plainDepositFigures(plainDeposit(catalogue, wished, { price, atMs }));
      expect([offered, offerFigures(offer), depositFigures(offer.deposit)]).toEqual([
        offered,
        figures,
        deposit,
      ]);
    }
  }
}

/** After the first room was chosen, each offer is what the second one adds. */
export async function compareChosen({ catalogue, stay, atMs }: Offering, guest: TestGuest): Promise<void> {
  const [first, second] = stay.rooms;
  if (first === undefined || second === undefined) return;
  const chosen = { ...first, extraBeds: bedsNeeded(catalogue, stay, first) };
  const { items } = await search(guest, stay, [first.roomId, first.ratePlanId, first.mealPlan].join('.'));
  const before = plainPrice(catalogue, { ...stay, rooms: [chosen], extras: [] }, { atMs });
  for (const { roomId, offers } of items) {
    for (const offer of offers) {
      const { ratePlanId, mealPlan, extraBeds, netMinor, taxMinor, totalMinor } = offer;
      const next = { ...second, roomId, ratePlanId, mealPlan, extraBeds: extraBeds[0] ?? 0 };
      const both = plainPrice(catalogue, { ...stay, rooms: [chosen, next], extras: [] }, { atMs });
      expect([next, `${netMinor} ${taxMinor} ${totalMinor}`]).toEqual([next, plainAdded(both, before)]);
    }
  }
}

async function search(guest: TestGuest, stay: PlainStay, chosen?: string): Promise<Availability> {
  const query = new URLSearchParams({
    location: stay.locationId,
    checkin: stay.checkIn,
    checkout: stay.checkOut,
    rooms: guestsOf(stay),
    ...(chosen === undefined ? {} : { chosen }),
    ...(stay.promo === undefined ? {} : { promo: stay.promo }),
  });
  const { status, body, text } = await guest.get<Availability>(`/api/v1/availability?${query.toString()}`);
  if (status !== 200) throw new Error(`No search: ${text}`);
  return body;
}

function guestsOf({ rooms }: PlainStay): string {
  return rooms.map(({ adults, childAges }) => [adults, ...childAges].join('-')).join(',');
}

/** The calendar's price of the first night: the lowest for all rooms as one room type, at the price of a stay of that night. */
export async function compareCalendar({ catalogue, stay, atMs }: Offering, guest: TestGuest): Promise<void> {
  const month = stay.checkIn.slice(0, 7);
  const query = new URLSearchParams({
    location: stay.locationId,
    from: month,
    to: month,
    rooms: guestsOf(stay),
  });
  const { body } = await guest.get<StayCalendar>(`/api/v1/calendar?${query.toString()}`);
  const day = found(body.days.find(({ date }) => date === stay.checkIn));
  if (day.priceMinor === undefined) return;
  const { promo: _promo, ...withoutCode } = stay;
  const checkOut = new Date(Date.parse(stay.checkIn) + DAY_MS).toISOString().slice(0, 10);
  const night = { ...withoutCode, checkOut, extras: [] };
  const prices = everyOffer(locationOf(catalogue, stay), stay).map((rooms) =>
    Number(plainPrice(catalogue, { ...night, rooms }, { atMs }).total),
  );
  expect([stay, day.priceMinor]).toEqual([stay, Math.min(...prices)]);
}

/** All rooms of a stay as one room type with one plan and meal plan, for each that takes them. */
function everyOffer(location: CatalogueLocation, { rooms }: PlainStay): PlainRoom[][] {
  return location.rooms
    .filter((type) => rooms.length <= type.capacity && rooms.every((room) => takes(type, room)))
    .flatMap((type) =>
      location.ratePlans
        .filter(({ roomIds }) => roomIds.includes(type.id))
        .flatMap(({ id: ratePlanId, mealPlans }) =>
          mealPlans.map((mealPlan) =>
            rooms.map((room) => {
              const extraBeds = Math.max(0, room.adults + room.childAges.length - type.maxOccupancy);
              return { ...room, roomId: type.id, ratePlanId, mealPlan, extraBeds };
            }),
          ),
        ),
    );
}

function takes(type: CatalogueRoom, { adults, childAges }: PlainRoom): boolean {
  const { maxAdults, maxChildren, maxOccupancy, maxExtraBeds } = type;
  return (
    adults <= maxAdults &&
    childAges.length <= maxChildren &&
    adults + childAges.length <= maxOccupancy + maxExtraBeds
  );
}

function bedsNeeded(catalogue: Catalogue, stay: PlainStay, { roomId, adults, childAges }: PlainRoom): number {
  const type = found(locationOf(catalogue, stay).rooms.find(({ id }) => id === roomId));
  return Math.max(0, adults + childAges.length - type.maxOccupancy);
}

function locationOf({ locations }: Catalogue, { locationId }: PlainStay): CatalogueLocation {
  return found(locations.find(({ id }) => id === locationId));
}
