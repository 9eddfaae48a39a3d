/** Price 1 and 11 once more: what is written for a room and a night, before every discount. */
import type { CatalogueLocation, ChildPrice, RoomPrice } from '#schemas/types';
import type { PlainStay } from './plain-stay.ts';
import { found, hundredths, type Ways, WHOLE, wholeShare } from './plain-numbers.ts';

interface OneNight {
  room: PlainStay['rooms'][number];
  date: string;
  unit: bigint;
  ways: Ways;
}

/** Base by occupancy, extra adults and children, raised or lowered by the plan; then beds and meals. */
export function amountOfNight(location: CatalogueLocation, { room, date, unit, ways }: OneNight): bigint {
  const { price, percent } = priceOn(location, room.roomId, date);
  const plan = found(location.ratePlans.find(({ id }) => id === room.ratePlanId));
  const meal = location.mealPlans.find(({ code }) => code === room.mealPlan);
  const { weekendDays = [5, 6] } = location;
  const base = BigInt(baseOf(price, room, weekendDays.includes(new Date(date).getUTCDay() || 7)));
  const changed = (amount: bigint, by: bigint) =>
    by === 0n ? amount : wholeShare(ways, unit, [amount, WHOLE + by]);
  let accommodation = changed(base, hundredths(percent));
  for (let adult = price.baseAdults; adult < room.adults; adult += 1)
    accommodation += BigInt(price.extraAdultMinor);
  let beside = BigInt(room.extraBeds) * BigInt(price.extraBedMinor);
  beside += BigInt(room.adults) * BigInt(meal?.adultMinor ?? 0);
  for (const age of room.childAges) {
    const band = location.childBands?.find(({ below }) => age < below)?.id;
    const ofBand = (prices: readonly ChildPrice[] = []) => prices.find(({ bandId }) => bandId === band);
    accommodation += BigInt(ofBand(price.childPrices)?.priceMinor ?? price.childMinor);
    beside += BigInt(ofBand(meal?.childPrices)?.priceMinor ?? meal?.childMinor ?? 0);
  }
  return changed(accommodation, BigInt(plan.adjustBasisPoints)) + beside;
}

/** Of the seasons with a price or a percentage for the room the one that begins later, of equal beginnings the shorter. */
function priceOn(
  { roomPrices, seasons }: CatalogueLocation,
  roomId: string,
  date: string,
): { price: RoomPrice; percent: number } {
  const ofRoom = roomPrices.filter((price) => price.roomId === roomId);
  const [season] = seasons
    .filter(({ from, to }) => from <= date && date <= to)
    .filter(({ id, percent }) => percent !== undefined || ofRoom.some(({ seasonId }) => seasonId === id))
    .toSorted((a, b) => Date.parse(b.from) - Date.parse(a.from) || Date.parse(a.to) - Date.parse(b.to));
  const own = ofRoom.find(({ seasonId }) => seasonId !== undefined && seasonId === season?.id);
  if (own !== undefined) return { price: own, percent: 0 };
  return {
    price: found(ofRoom.find(({ seasonId }) => seasonId === undefined)),
    percent: season?.percent ?? 0,
  };
}

/** One adult alone pays the price for one, on weekends the one for weekends if there is one. */
function baseOf(
  price: RoomPrice,
  { adults, childAges }: PlainStay['rooms'][number],
  isWeekend: boolean,
): number {
  const isAlone = adults + childAges.length === 1;
  if (isAlone && isWeekend && price.singleWeekendMinor !== undefined) return price.singleWeekendMinor;
  if (isAlone && price.singleMinor !== undefined) return price.singleMinor;
  return isWeekend && price.weekendBaseMinor !== undefined ? price.weekendBaseMinor : price.baseMinor;
}
