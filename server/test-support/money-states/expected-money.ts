/** What must be true of the money of a booking by BOOKING-RULES, Cancellation 12 and 14, reckoned without the product. */
import { formatMoney } from '#domain/money';
import {
  capturesOf,
  FIRST_NIGHT,
  givenMinor,
  isPaidAfterCancelling,
  type MoneyState,
  nameOf,
  TOTAL,
} from './money-state.ts';

const INR = { currency: 'INR', currencyDigits: 2 };
const WAYS_BACK = { gateway: 'to the means of payment', hand: 'by hand' } as const;

export interface SettledMoney {
  /** Which state it is about. */
  of: string;
  state: string;
  payment: string;
  paidMinor: number;
  penaltyMinor: number;
  refundableMinor: number;
  refundedMinor: number;
  dueMinor: number;
  /** What we sent back, one for each capture, in the order of their amounts. */
  refunds: number[];
  /** What the gateway still has of each capture by card. */
  keptByGateway: number[];
  /** What invoices say less what credit notes say. */
  documentedMinor: number;
  mails: string[];
}

export function expectedMoney(state: MoneyState): SettledMoney {
  const { paidBy, ending } = state;
  const captures = capturesOf(paidBy);
  const given = givenMinor(state);
  const penaltyMinor = penaltyOf(state);
  const refundableMinor = TOTAL - penaltyMinor;
  const refunds = sharesOf(state, refundableMinor);
  const back = captures.map((_amount, place) => (given[place] ?? 0) + (refunds[place] ?? 0));
  const byCard = captures.slice(0, paidBy === 'CARD_AND_CASH' ? 1 : captures.length);
  return {
    of: nameOf(state),
    state: ending === 'NO_SHOW' ? 'SUCCESSFUL' : 'REFUNDED',
    payment: 'PAID',
    paidMinor: TOTAL,
    penaltyMinor,
    refundableMinor,
    refundedMinor: sumOf(refunds),
    dueMinor: 0,
    refunds: refunds.filter((amount) => amount > 0).toSorted((a, b) => a - b),
    keptByGateway: byCard.map((amount, place) => amount - (back[place] ?? 0)),
    documentedMinor: TOTAL - sumOf(back),
    mails: mailsOf(state, { penaltyMinor, refundableMinor, refunds }),
  };
}

function penaltyOf({ ending, paidBy }: MoneyState): number {
  if (ending === 'PENALTY' || ending === 'NO_SHOW') return FIRST_NIGHT;
  return ending === 'LATE' && paidBy !== 'ONE_CAPTURE' ? FIRST_NIGHT : 0;
}

/** The oldest capture first, none above what is left of it; what staff gave back counts as part of the refund. */
function sharesOf(state: MoneyState, refundableMinor: number): number[] {
  const given = givenMinor(state);
  const captures = capturesOf(state.paidBy);
  let left = Math.max(0, refundableMinor - sumOf(given));
  // Nothing was owed before the balance came.
  if (isPaidAfterCancelling(state)) return [0, left];
  return captures.map((amount, place) => {
    const share = Math.min(left, amount - (given[place] ?? 0));
    left -= share;
    return share;
  });
}

interface Owed {
  penaltyMinor: number;
  refundableMinor: number;
  refunds: readonly number[];
}

function mailsOf(state: MoneyState, owed: Owed): string[] {
  const { paidBy, ending } = state;
  const { penaltyMinor, refundableMinor, refunds } = owed;
  const given = givenMinor(state).filter((amount) => amount > 0);
  const isMissed = ending === 'NO_SHOW';
  const charges = isMissed
    ? 'Charges for the missed stay, tax included'
    : 'Cancellation charges, tax included';
  const figures = isPaidAfterCancelling(state)
    ? [`Paid: ${money(capturesOf(paidBy)[0])}`, `${charges}: ${money(penaltyMinor)}`, `Refund: ${money(0)}`]
    : [`Paid: ${money(TOTAL)}`, `${charges}: ${money(penaltyMinor)}`, `Refund: ${money(refundableMinor)}`];
  const due = isPaidAfterCancelling(state)
    ? [`Still to be paid: ${money(penaltyMinor - (capturesOf(paidBy)[0] ?? 0))}`]
    : [];
  const [, cash = 0] = paidBy === 'CARD_AND_CASH' ? refunds : [];
  const byHand = cash > 0 ? [`Paid at the hotel, for you to pay back: ${money(cash)}`] : [];
  return [
    ...given.map((amount) => refundMail(amount, { by: 'gateway' })),
    `guest: ${[...figures, ...due].join(' | ')}`,
    ...(isMissed || ending === 'BY_HOTEL' ? [] : [`hotel: ${[...figures, ...due, ...byHand].join(' | ')}`]),
    ...refunds.flatMap((amount, place) => {
      if (amount === 0) return [];
      const by = paidBy === 'CARD_AND_CASH' && place === 1 ? 'hand' : 'gateway';
      const isOfMore = !isMissed && refundableMinor > amount;
      return [refundMail(amount, { by, ...(isOfMore ? { inAllMinor: refundableMinor } : {}) })];
    }),
  ].toSorted();
}

function refundMail(
  amountMinor: number,
  { by, inAllMinor }: { by: keyof typeof WAYS_BACK; inAllMinor?: number },
): string {
  const amount = money(amountMinor);
  const told = {
    gateway: `We have sent ${amount} back to the means of payment that you used. Banks can take a few days to show it.`,
    hand: `Small Hotel Harbour has paid back ${amount} that you had paid at the hotel.`,
  }[by];
  const inAll =
    inAllMinor === undefined ? [] : [`Refund in all, each payment by itself: ${money(inAllMinor)}`];
  return `guest: ${[told, `Refund: ${amount}`, ...inAll].join(' | ')}`;
}

function money(minor = 0): string {
  return formatMoney(minor, INR, 'en-IN');
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
