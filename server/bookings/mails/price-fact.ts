import { formatBasisPoints, formatMoney, sumMinor } from '#domain/money';
import { LOCALE } from '#schemas/language';
import { netBeforeDiscount } from '#domain/price-line';
import { nightsOf } from '#domain/stay';
import type { Booking, PriceLine } from '#schemas/api-types';
import type { Texts } from '../../release/index.ts';
import type { Fact } from './stay-facts.ts';

/** The parts of the total: each room and extra before tax, the promo code and every tax. */
export function priceFact(text: Texts, booking: Booking): Fact {
  const { promo, totals, taxes } = booking;
  const amounts: [label: string, amountMinor: number][] = [
    ...roomAmounts(text, booking),
    ...extraAmounts(text, booking.lines),
    ...(promo === undefined
      ? []
      : [[text('charges.promo', { ...promo }), -promo.discountMinor] satisfies [string, number]]),
    [text('charges.net'), totals.netMinor],
    ...taxes.map(({ label, rateBasisPoints, taxMinor }): [string, number] => [
      text('charges.namedTaxAt', { tax: label, rate: formatBasisPoints(rateBasisPoints, LOCALE) }),
      taxMinor,
    ]),
  ];
  return {
    label: text('charges.heading'),
    lines: amounts.map(([label, amountMinor]) =>
      text('mail.confirmed.amount', { label, amount: formatMoney(amountMinor, totals.currency, LOCALE) }),
    ),
  };
}

function roomAmounts(text: Texts, { rooms, lines, stay }: Booking): [string, number][] {
  const nights = text('search.nights', { count: nightsOf(stay).length });
  return rooms.map(({ roomName }, index) => {
    const ofRoom = lines.filter(({ kind, roomIndex }) => kind === 'NIGHT' && roomIndex === index);
    const name = rooms.length > 1 ? text('charges.room', { number: index + 1, name: roomName }) : roomName;
    return [`${name}, ${nights}`, sumMinor(ofRoom.map(netBeforeDiscount))];
  });
}

function extraAmounts(text: Texts, lines: readonly PriceLine[]): [string, number][] {
  return lines
    .filter(({ kind }) => kind === 'EXTRA')
    .map(({ label, quantity, netMinor }) => [
      quantity > 1 ? `${label} ${text('charges.times', { count: quantity })}` : label,
      netMinor,
    ]);
}
