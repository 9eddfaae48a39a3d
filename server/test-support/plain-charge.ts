/** Price 9 once more: what everybody pays besides the room. */
import type { CatalogueLocation, Charge } from '#schemas/types';
import type { PlainRoom } from './plain-stay.ts';
import { hundredths, sum, type Ways, WHOLE } from './plain-numbers.ts';

export interface PlainCharge {
  charge: Charge;
  amount: bigint;
  /** The first night that is charged. */
  date: string;
  /** Nights that are charged. */
  nights: bigint;
}

/** What is charged for one room. `nets` are those of its nights after every discount. */
export function chargesOfRoom(
  { charges = [] }: CatalogueLocation,
  {
    room,
    dates,
    nets,
    ways,
  }: { room: PlainRoom; dates: readonly string[]; nets: readonly bigint[]; ways: Ways },
): PlainCharge[] {
  return charges.flatMap((charge): PlainCharge[] => {
    if (charge.per === 'STAY') return [];
    const counted = dates
      .map((date, at) => ({ date, net: nets[at] ?? 0n }))
      .slice(0, charge.mostNights)
      .filter(({ date }) => isValid(charge, date));
    const [first] = counted;
    if (first === undefined) return [];
    const nights = BigInt(counted.length);
    const base = sum(counted.map(({ net }) => net));
    const amount =
      charge.per === 'PERCENTAGE'
        ? ways.share(base, hundredths(charge.percent), WHOLE)
        : BigInt(charge.amountMinor) * nights * BigInt(charge.per === 'ADULT_NIGHT' ? room.adults : 1);
    return [{ charge, amount, date: first.date, nights }];
  });
}

/** What is charged once for the booking, by the day of arrival. */
export function chargesOfStay(
  { charges = [] }: CatalogueLocation,
  arrival: string,
  roomNights: bigint,
): PlainCharge[] {
  return charges.flatMap((charge) =>
    charge.per === 'STAY' && isValid(charge, arrival)
      ? [{ charge, amount: BigInt(charge.amountMinor), date: arrival, nights: roomNights }]
      : [],
  );
}

function isValid({ validFrom, validTo = '9999' }: Charge, date: string): boolean {
  return validFrom <= date && date <= validTo;
}
