import { PLAIN_PRICE } from '../guest.ts';

/** How a booking was paid, what of it went back at the gateway's own pages, and how it ended. */
export interface MoneyState {
  paidBy: PaidBy;
  /** For each capture by card, in the order in which it was paid. */
  givenBack: readonly GivenBack[];
  ending: Ending;
}

export const WAYS_TO_PAY = ['ONE_CAPTURE', 'DEPOSIT_AND_BALANCE', 'CARD_AND_CASH'] as const;
export type PaidBy = (typeof WAYS_TO_PAY)[number];

const GIVEN_BACK = ['nothing', 'part', 'all'] as const;
export type GivenBack = (typeof GIVEN_BACK)[number];

/** BY_HOTEL is in the days of the penalty, which the hotel does not keep then. */
export const ENDINGS = ['FREE', 'PENALTY', 'NO_SHOW', 'BY_HOTEL', 'LATE'] as const;
export type Ending = (typeof ENDINGS)[number];

export const TOTAL = PLAIN_PRICE.totalMinor;
/** 30 % of 16,318.51 are 4,895.553. */
export const DEPOSIT = 489_555;
/** The first night: from two days before check-in, and for who does not come. */
export const FIRST_NIGHT = PLAIN_PRICE.thursday.totalMinor;
/** Two parts that nothing else adds up to. */
const PARTS = [123_457, 300_001] as const;

/** All states of one way to pay with one ending. */
export function statesOf(paidBy: PaidBy, ending: Ending): MoneyState[] {
  // What arrives after the cancellation is asked back by us at once: nobody gives it back before.
  const isOneByCard = paidBy !== 'DEPOSIT_AND_BALANCE' || ending === 'LATE';
  const each = GIVEN_BACK.map((first) => [first]);
  const all = isOneByCard ? each : each.flatMap((first) => GIVEN_BACK.map((second) => [...first, second]));
  return all.map((givenBack) => ({ paidBy, givenBack, ending }));
}

export function nameOf({ paidBy, givenBack, ending }: MoneyState): string {
  return `${paidBy}, ${givenBack.join(' and ')} given back, ${ending}`;
}

/** The amounts of the captures, oldest first; the last one is the hotel's own where a guest paid cash. */
export function capturesOf(paidBy: PaidBy): readonly number[] {
  return paidBy === 'ONE_CAPTURE' ? [TOTAL] : [DEPOSIT, TOTAL - DEPOSIT];
}

export function givenMinor({ paidBy, givenBack }: MoneyState): number[] {
  return capturesOf(paidBy).map((amount, place) => {
    const given = givenBack[place] ?? 'nothing';
    return { nothing: 0, part: PARTS[place] ?? 0, all: amount }[given];
  });
}

/** A balance that its bank sends when the booking has been cancelled. */
export function isPaidAfterCancelling({ ending, paidBy }: MoneyState): boolean {
  return ending === 'LATE' && paidBy === 'DEPOSIT_AND_BALANCE';
}
