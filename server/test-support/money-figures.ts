/** What a server says of a price and what the model says, as lines of text that are easy to compare. */
import type { CancellationQuote, DepositPart, Offer, Quote } from '#schemas/api-types';
import type { PlainDeposit } from './plain-deposit.ts';
import { sum } from './plain-numbers.ts';
import type { PlainFigures } from './plain-penalty.ts';
import type { PlainPrice } from './plain-price.ts';

export interface Figures {
  lines: string[];
  totals: string;
  taxes: string[];
  charges: string[];
  planDiscounts: string[];
  rounding: string;
  promo: string;
}

type Told = Pick<Quote, 'charges' | 'discounts' | 'promo' | 'roundingMinor' | 'taxes'>;

/** What a quote says, line by line. */
export function figuresOf(quote: Pick<Quote, 'lines' | 'totals'> & Told): Figures {
  const { netMinor, taxMinor, totalMinor } = quote.totals;
  const lines = quote.lines.map((line) => {
    const amounts = [line.netMinor, line.rateBasisPoints, line.taxMinor, line.totalMinor].join(' ');
    return `${line.id} ${line.kind} ${amounts} ${line.refundable} ${line.inPenaltyBase}`;
  });
  return {
    lines: lines.toSorted(),
    totals: `${netMinor} ${taxMinor} ${totalMinor}`,
    ...summaryOf(quote),
  };
}

/** What an offer says; it has no lines. */
export function offerFigures(offer: Offer): Omit<Figures, 'lines'> {
  return { totals: `${offer.netMinor} ${offer.taxMinor} ${offer.totalMinor}`, ...summaryOf(offer) };
}

function summaryOf({ taxes, charges = [], discounts = [], roundingMinor = 0, promo }: Told) {
  return {
    taxes: taxes
      .map((each) => `${each.label} ${each.rateBasisPoints} ${each.netMinor} ${each.taxMinor}`)
      .toSorted(),
    charges: charges.map(({ id, payable, totalMinor }) => `${id} ${payable} ${totalMinor}`).toSorted(),
    planDiscounts: discounts
      .map(({ kind, percent, discountMinor }) => `${kind} ${percent} ${discountMinor}`)
      .toSorted(),
    rounding: String(roundingMinor),
    promo: String(promo?.discountMinor ?? 0),
  };
}

/** The same of the model. */
export function plainFiguresOf(price: PlainPrice): Figures {
  const taxed = price.lines.filter(({ label }) => label !== undefined);
  const byRate = Map.groupBy(taxed, ({ label, rate }) => `${label} ${rate}`);
  return {
    lines: price.lines
      .map((line) => {
        const amounts = [line.net, line.rate, line.tax, line.net + line.tax].join(' ');
        return `${line.id} ${line.kind} ${amounts} ${line.isRefundable} ${line.isInPenaltyBase}`;
      })
      .toSorted(),
    totals: `${price.net} ${price.tax} ${price.total}`,
    taxes: [...byRate]
      .map(([rate, lines]) => {
        const net = sum(lines.map((line) => line.net));
        return `${rate} ${net} ${sum(lines.map(({ tax }) => tax))}`;
      })
      .toSorted(),
    charges: price.charges.map(({ id, payable, total }) => `${id} ${payable} ${total}`).toSorted(),
    planDiscounts: price.planDiscounts
      .map(({ kind, percent, amount }) => `${kind} ${percent} ${amount}`)
      .toSorted(),
    rounding: String(price.rounding),
    promo: String(price.discount),
  };
}

/** What of one price comes on top of another: what the next room adds. */
export function plainAdded(price: PlainPrice, before: PlainPrice): string {
  return `${price.net - before.net} ${price.tax - before.tax} ${price.total - before.total}`;
}

export function depositFigures(deposit: DepositPart | undefined): string {
  if (deposit === undefined) return 'none';
  const { dueNowMinor, balanceMinor, balance } = deposit;
  return [dueNowMinor, balanceMinor, balance.due, balance.dueAt, balance.cancelledAt].join(' ');
}

export function plainDepositFigures(deposit: PlainDeposit | undefined): string {
  if (deposit === undefined) return 'none';
  const instants = [deposit.dueAtMs, deposit.cancelledAtMs].map((at) =>
    at === undefined ? undefined : new Date(at).toISOString(),
  );
  return [deposit.now, deposit.balance, deposit.due, ...instants].join(' ');
}

export function toldFigures(told: CancellationQuote): PlainFigures {
  return {
    kind: 'FIGURES',
    penalty: BigInt(told.penaltyMinor),
    net: BigInt(told.penaltyNetMinor),
    tax: BigInt(told.penaltyTaxMinor),
    nonRefundable: BigInt(told.nonRefundableMinor),
    refund: BigInt(told.refundMinor),
    due: BigInt(told.dueMinor),
  };
}
