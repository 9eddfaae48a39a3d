import type { Balance, CatalogueRatePlan, Deposit } from '#schemas/types';
import { BASIS_POINTS, multiplyRatioDown, sumMinor } from './money.ts';
import { nightsWithRounding, type SoldLines } from './penalty.ts';
import { basisPointsOf, roundDown, unitOfParts } from './price-terms.ts';
import { addDays, instantOf } from './stay.ts';

/** What is paid when booking and what is left, in minor units; both together are the total. */
export interface DepositPart {
  dueNowMinor: number;
  balanceMinor: number;
  balance: { due: 'AT_HOTEL' } | { due: 'BEFORE_ARRIVAL'; dueAt: string; cancelledAt: string };
}

interface DepositTerms extends SoldLines {
  plan: Pick<CatalogueRatePlan, 'balance' | 'deposit' | 'payment'>;
  arrivalDate: string;
  location: { timezone: string; checkIn: number };
  /** When it is booked. */
  now: Date;
}

const HOUR_MS = 3_600_000;
const AT_HOTEL: Balance = { due: 'AT_HOTEL' };

/**
 * Returns the deposit of a stay, rounded to the hotel's unit in the guest's favour but never to nothing; undefined
 * where everything is paid at once, as it is once the balance would be due already (BOOKING-RULES, Price 8 and 10).
 */
export function depositOf(terms: DepositTerms): DepositPart | undefined {
  const { plan, lines, pricing } = terms;
  const totalMinor = sumMinor(lines.map((line) => line.totalMinor));
  if (plan.deposit === undefined || plan.payment !== 'PAY_NOW') return undefined;
  const least = Math.min(unitOfParts(pricing), totalMinor);
  const wantedMinor = roundDown(amountOf(plan.deposit, terms, totalMinor), pricing);
  const dueNowMinor = Math.min(Math.max(wantedMinor, least), totalMinor);
  const balance = balanceOf(terms);
  const isDueAlready = balance.due === 'BEFORE_ARRIVAL' && Date.parse(balance.dueAt) <= terms.now.getTime();
  if (dueNowMinor === totalMinor || isDueAlready) return undefined;
  return { dueNowMinor, balanceMinor: totalMinor - dueNowMinor, balance };
}

function amountOf(deposit: Deposit, { lines }: SoldLines, totalMinor: number): number {
  switch (deposit.unit) {
    case 'DAY':
      return sumMinor(nightsWithRounding(lines, deposit.value).map((line) => line.totalMinor));
    case 'PERCENTAGE':
      return multiplyRatioDown(totalMinor, basisPointsOf(deposit.value), BASIS_POINTS);
    /* v8 ignore next -- the type leaves nothing else */
    default:
      return deposit satisfies never;
  }
}

/** The balance is due when guests may check in, so many calendar days earlier. */
function balanceOf({ plan, arrivalDate, location }: DepositTerms): DepositPart['balance'] {
  const balance = plan.balance ?? AT_HOTEL;
  if (balance.due === 'AT_HOTEL') return { due: 'AT_HOTEL' };
  const dueAt = instantOf(addDays(arrivalDate, -balance.days), location.checkIn, location.timezone);
  const cancelledAt = new Date(Date.parse(dueAt) + balance.hours * HOUR_MS).toISOString();
  return { due: 'BEFORE_ARRIVAL', dueAt, cancelledAt };
}
