import type { CurrencyUnit } from '#domain/currency';
import { formatBasisPoints, formatMoney, sumMinor } from '#domain/money';
import { type SummaryRow, summarisePrice } from '#domain/price-summary';
import { nightsOf } from '#domain/stay';
import type { Booking } from '#schemas/api-types';
import type { Texts } from '../../release/index.ts';
import type { Fact } from './fact.ts';

type Amount = [label: string, amountMinor: number];

/** The parts of the total: each room and extra, the discounts, every tax and charge, and what rounds it. */
export function priceFact(text: Texts, booking: Booking): Fact {
  const summary = summarisePrice(booking);
  const nights = text('search.nights', { count: nightsOf(booking.stay).length });
  const amounts: Amount[] = [
    ...summary.rooms.map(({ roomIndex, label, nights: ofRoom }): Amount => {
      const number = roomIndex + 1;
      const name = summary.rooms.length > 1 ? text('charges.room', { number, name: label }) : label;
      return [`${name}, ${nights}`, sumMinor(ofRoom.map(({ amountMinor }) => amountMinor))];
    }),
    ...summary.extras.map(({ label, quantity, amountMinor }): Amount => {
      const name = quantity > 1 ? `${label} ${text('charges.times', { count: quantity })}` : label;
      return [name, amountMinor];
    }),
    ...summary.rows.map((row): Amount => [rowLabel(text, row), row.amountMinor]),
  ];
  return {
    label: text('charges.heading'),
    lines: amounts.map((amount) => amountLine(text, amount, booking.totals)),
  };
}

/** What the total includes, and what is paid at the hotel beside it. */
export function besideTotal(text: Texts, booking: Booking): string[] {
  const { included } = summarisePrice(booking);
  const atHotel = atHotelLines(text, booking);
  const taxes = included.map(({ label, rateBasisPoints, amountMinor }): Amount => {
    return [text('charges.ofWhich', { tax: label, rate: rateText(text, rateBasisPoints) }), amountMinor];
  });
  return [
    ...taxes.map((amount) => amountLine(text, amount, booking.totals)),
    ...(atHotel.length === 0 ? [text('mail.confirmed.allIncluded')] : atHotel),
  ];
}

/** What is paid at the hotel beside the total, one line for each charge. */
export function atHotelLines(text: Texts, booking: Booking): string[] {
  return summarisePrice(booking).atHotel.map(({ label, totalMinor }) =>
    amountLine(text, [text('charges.atHotel', { charge: label }), totalMinor], booking.totals),
  );
}

/** The charges that were to be paid at the hotel, for a stay that does not take place. */
export function notDueFacts(text: Texts, booking: Booking): Fact[] {
  const lines = summarisePrice(booking).atHotel.map(({ label, totalMinor }) =>
    amountLine(text, [label, totalMinor], booking.totals),
  );
  return lines.length === 0 ? [] : [{ label: text('mail.cancelled.notDue'), lines }];
}

function amountLine(text: Texts, [label, amountMinor]: Amount, unit: CurrencyUnit): string {
  return text('mail.confirmed.amount', { label, amount: formatMoney(amountMinor, unit, text.locale) });
}

function rateText({ locale }: Texts, basisPoints: number): string {
  return formatBasisPoints(basisPoints, locale);
}

function rowLabel(text: Texts, row: SummaryRow): string {
  switch (row.kind) {
    case 'PLAN_DISCOUNT':
      return text(`charges.discounts.${row.discount}`, {
        percent: rateText(text, Math.round(row.percent * 100)),
      });
    case 'PROMO':
      return text('charges.promo', { code: row.code, name: row.name });
    case 'NET':
      return text('charges.net');
    case 'TAX':
      return text('charges.namedTaxAt', { tax: row.label, rate: rateText(text, row.rateBasisPoints) });
    case 'CHARGE':
      return row.label;
    case 'ROUNDING':
      return text('charges.rounding');
    default:
      return row satisfies never;
  }
}
