import { expect, test } from 'vitest';
import { currencyUnit } from '#domain/currencies';
import { refundFor, whyNotTaken } from '#domain/gateway-units';
import { STRIPE_UNITS } from '#domain/gateways/stripe';
import { formatMoney } from '#domain/money';
import type { CreateQuoteRequest } from '#schemas/api-types';
import type { Catalogue, CatalogueRatePlan, Penalty } from '#schemas/types';
import type { RefundOrder } from '../payments/payment-gateway.ts';
import { cancellationQuote, confirmCancellation } from '../../test-support/booked.ts';
import { look, pay, prepaidHotel, verify } from '../../test-support/prepaid.ts';
import { startedRefund, withGateway } from '../../test-support/refund-gateway.ts';
import { startTestServer } from '../../test-support/test-server.ts';
import { startRefunds } from './start-refunds.ts';

const EVERY_DAY = { value: 300, unit: 'DAY' } as const;

interface Sold {
  currency: string;
  baseMinor: number;
  penalty: Penalty;
  plan?: Partial<CatalogueRatePlan>;
  stay?: Partial<CreateQuoteRequest>;
  /** Whether extras are refunded. */
  refundable?: boolean;
}

/** A price with tax that is not rounded, and a penalty that holds from the first day. */
function hotelOf({ currency, baseMinor, penalty, plan = {}, refundable = false }: Sold): Catalogue {
  const hotel = prepaidHotel();
  Object.assign(hotel.hotel, currencyUnit(currency), { pricesIncludeTax: true });
  const [harbour] = hotel.locations;
  if (harbour === undefined) throw new Error('No location');
  harbour.ratePlans = harbour.ratePlans.map((each) => ({ ...each, mealPlans: ['RO'], ...plan }));
  const noExtras = { baseAdults: 2, extraAdultMinor: 0, childMinor: 0, extraBedMinor: 0 };
  harbour.roomPrices = harbour.rooms.map(({ id }) => ({ roomId: id, baseMinor, ...noExtras }));
  harbour.policies = harbour.policies.map((policy) => ({
    ...policy,
    checkInRules: [{ ...EVERY_DAY, penalty }],
    reservationRules: [],
  }));
  harbour.extras = harbour.extras.map((extra) => ({ ...extra, priceMinor: baseMinor, refundable }));
  return hotel;
}

const ROOM = { roomId: 'quay-room', ratePlanId: 'flexible', mealPlan: 'RO', adults: 2 } as const;
const ROOMS = [{ ...ROOM, childAges: [], extraBeds: 0 }];
const FIRST: Penalty = { unit: 'DAY', value: 1 };
const WITH_EXTRA = { checkOut: '2027-01-15', extras: [{ extraId: 'transfer', quantity: 1 }] };

test.each<[string, Sold]>([
  ['a night in dinars', { currency: 'KWD', baseMinor: 45_125, penalty: FIRST }],
  ['a night in ariary', { currency: 'MGA', baseMinor: 17_500_050, penalty: FIRST }],
  ['a part in dinars', { currency: 'KWD', baseMinor: 45_125, penalty: { unit: 'PERCENTAGE', value: 33.36 } }],
  [
    'an extra that is not refunded',
    { currency: 'KWD', baseMinor: 45_125, penalty: { unit: 'PERCENTAGE', value: 0 }, stay: WITH_EXTRA },
  ],
  [
    'all nights, not the extra',
    { currency: 'KWD', baseMinor: 45_125, penalty: FIRST, stay: WITH_EXTRA, refundable: true },
  ],
  [
    'a part of a deposit',
    {
      currency: 'KWD',
      baseMinor: 45_125,
      penalty: { unit: 'PERCENTAGE', value: 5 },
      plan: { deposit: { unit: 'PERCENTAGE', value: 30 } },
    },
  ],
])(
  'Price 8: what goes back of %s is what the terms promised, and the gateway can give it back',
  async (_case, sold) => {
    const orders: RefundOrder[] = [];
    const server = await startTestServer({
      catalogue: hotelOf(sold),
      alter: (context) =>
        withGateway(context, {
          takes: (amount) => whyNotTaken(amount, STRIPE_UNITS) === undefined,
          refund: async (order) => {
            orders.push(order);
            return startedRefund(order, 'rf_1');
          },
        }),
    });
    const guest = server.guest();
    const quote = await guest.quote({ rooms: ROOMS, ...sold.stay });
    const { body: pending } = await guest.book(quote.id);
    await verify(server, guest, pending);
    await pay(server, guest, pending);
    const booking = await look(guest, pending);
    expect(booking.state).toBe('SUCCESSFUL');
    const paidMinor = quote.deposit?.dueNowMinor ?? quote.totals.totalMinor;
    const promisedMinor = paidMinor - (quote.policy[0]?.penaltyMinor ?? 0);
    const told = await cancellationQuote(guest, booking.id);
    expect(told.refundMinor).toBe(Math.max(0, promisedMinor));
    await confirmCancellation(guest, booking.id, { quoteId: told.id });
    await startRefunds(server.context);
    const unit = currencyUnit(sold.currency);
    expect(orders.map(({ amountMinor }) => amountMinor)).toEqual(promisedMinor > 0 ? [promisedMinor] : []);
    const sent = orders.map((order) => refundFor(order, STRIPE_UNITS));
    const digits = STRIPE_UNITS.digits(sold.currency) ?? 0;
    expect(sent).toEqual(orders.map(({ amountMinor }) => amountMinor * 10 ** (digits - unit.currencyDigits)));
    expect(sent.map((amount) => amount % STRIPE_UNITS.step(sold.currency))).toEqual(sent.map(() => 0));
    const cancelled = (await server.guestMails()).find(({ subject }) => /cancel/i.test(subject));
    expect(cancelled?.text).toContain(formatMoney(promisedMinor, unit, 'en-IN'));
  },
);
