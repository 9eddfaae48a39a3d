import type { CatalogueLocation, CatalogueRatePlan } from '#schemas/types';
import { depositOf } from './deposit.ts';
import { sumMinor } from './money.ts';
import type { SoldLines } from './penalty.ts';

/** Whether a gateway takes an amount of the hotel's currency, in minor units. */
export type TakesAmount = (amountMinor: number) => boolean;

export interface PlannedStay extends SoldLines {
  plan: Pick<CatalogueRatePlan, 'balance' | 'deposit' | 'payment'>;
  arrivalDate: string;
  location: Pick<CatalogueLocation, 'checkIn' | 'timezone'>;
  /** When it is booked. */
  now: Date;
}

/**
 * The first amount of a stay that is due online and that nobody takes; undefined where it can be paid. It is what is due
 * when booking, or the balance where that is paid online too. The only answer for offers, quotes, `check`, `publish` and
 * `doctor` (BOOKING-RULES, Price 16).
 */
export function amountNotPayable(stay: PlannedStay, takes: TakesAmount): number | undefined {
  return dueOnline(stay).find((amountMinor) => !takes(amountMinor));
}

/** What a guest pays online for a stay, when booking and later, in minor units. */
function dueOnline(stay: PlannedStay): number[] {
  if (stay.plan.payment === 'PAY_AT_HOTEL') return [];
  const deposit = depositOf(stay);
  if (deposit === undefined) return [sumMinor(stay.lines.map(({ totalMinor }) => totalMinor))];
  const { dueNowMinor, balance, balanceMinor } = deposit;
  return balance.due === 'BEFORE_ARRIVAL' ? [dueNowMinor, balanceMinor] : [dueNowMinor];
}
