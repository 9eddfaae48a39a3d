import { expect, test } from 'vitest';
import type { Availability, StayCalendar } from '#schemas/api-types';
import type { Catalogue } from '#schemas/types';
import { collectBalances } from '../bookings/index.ts';
import { cancelStay } from '../test-support/booked.ts';
import { BOOKING_EMAIL } from '../test-support/guest.ts';
import {
  look,
  pay,
  pendingStay,
  prepaidHotel,
  press,
  startPaying,
  tell,
  verify,
} from '../test-support/prepaid.ts';
import { signIn } from '../test-support/signed-in.ts';
import { startTestServer } from '../test-support/test-server.ts';

const SEARCH = '/api/v1/availability?location=harbour&checkin=2027-01-14&checkout=2027-01-16&rooms=2';

/**
 * Two nights of 127.00 with breakfast, 10 % off: 228.60, rounded to 229.00. Cleaning of 15.15 is rounded to 15.00, so
 * the stay costs 244.00. Its deposit of 30 % is 73.20, rounded down to 73.00. Two adults owe the city 4 x 4.00.
 */
function grossHotel(balance: NonNullable<Catalogue['locations'][number]['ratePlans'][number]['balance']>) {
  const hotel = prepaidHotel();
  Object.assign(hotel.hotel, {
    currency: 'EUR',
    currencyDigits: 2,
    pricesIncludeTax: true,
    roundTotalTo: 100,
  });
  hotel.taxes = [
    {
      taxClass: 'accommodation',
      label: 'IVA',
      validFrom: '2025-01-01',
      basis: 'ROOM_NIGHT',
      slabs: [{ rateBasisPoints: 600 }],
    },
    {
      taxClass: 'services',
      label: 'IVA',
      validFrom: '2025-01-01',
      basis: 'LINE',
      slabs: [{ rateBasisPoints: 2300 }],
    },
  ];
  const [harbour] = hotel.locations;
  Object.assign(harbour ?? {}, {
    roomPrices: [
      {
        roomId: 'quay-room',
        baseAdults: 2,
        baseMinor: 10_900,
        extraAdultMinor: 0,
        childMinor: 0,
        extraBedMinor: 0,
      },
    ],
    mealPlans: [
      { code: 'RO', adultMinor: 0, childMinor: 0 },
      { code: 'BB', adultMinor: 900, childMinor: 0 },
    ],
    charges: [
      {
        per: 'STAY',
        id: 'cleaning',
        label: 'Cleaning',
        amountMinor: 1515,
        validFrom: '2026-01-01',
        taxClass: 'services',
        payable: 'IN_PRICE',
      },
      {
        per: 'ADULT_NIGHT',
        id: 'city-tax',
        label: 'City tax',
        amountMinor: 400,
        validFrom: '2026-01-01',
        payable: 'AT_HOTEL',
      },
    ],
  });
  const [flexible] = harbour?.ratePlans ?? [];
  Object.assign(flexible ?? {}, {
    discounts: [{ kind: 'EARLY_BIRD', daysBefore: 30, percent: 10 }],
    deposit: { unit: 'PERCENTAGE', value: 30 },
    balance,
  });
  return hotel;
}

test('Price 5: a total that includes tax is the same from the first card to the mails', async () => {
  const server = await startTestServer({
    catalogue: grossHotel({ due: 'BEFORE_ARRIVAL', days: 14, hours: 48 }),
  });
  const guest = server.guest();
  const { body: found } = await guest.get<Availability>(SEARCH);
  const offer = found.items[0]?.offers.find(
    ({ ratePlanId, mealPlan }) => ratePlanId === 'flexible' && mealPlan === 'BB',
  );
  const quote = await guest.quote();
  const pending = await pendingStay(guest);
  await verify(server, guest, pending);
  await pay(server, guest, pending);
  const booking = await look(guest, pending);

  expect([found.currency, offer?.totalMinor]).toEqual(['EUR', 24_400]);
  const totals = { netMinor: quote.totals.netMinor, taxMinor: quote.totals.taxMinor, totalMinor: 24_400 };
  expect(quote.totals).toMatchObject(totals);
  expect(booking.totals).toMatchObject(totals);
  const deposit = {
    dueNowMinor: 7300,
    balanceMinor: 17_100,
    balance: {
      due: 'BEFORE_ARRIVAL',
      dueAt: '2026-12-31T08:30:00.000Z',
      cancelledAt: '2027-01-02T08:30:00.000Z',
    },
  };
  expect(offer?.deposit).toEqual(deposit);
  expect(booking).toMatchObject({ state: 'SUCCESSFUL', payment: 'PART_PAID', paidMinor: 7300, deposit });

  const toGuest = await mailTo(server, 'guest');
  const toHotel = await mailTo(server, 'hotel');
  const money = `Total:
  €244. You have paid €73; the balance, €171, is due by 31 Dec 2026, 14:00, hotel time (Asia/Kolkata).
  of which IVA (6\u{a0}%): €12.96
  of which IVA (23\u{a0}%): €2.83
  plus City tax at the hotel: €16`;
  expect(toHotel).toContain(money);
  expect(toGuest).toContain(money);
  expect(toGuest).toContain(`Booking charges:
  Quay Room, 2 nights: €254
  Early booking, 10\u{a0}% off: −€25
  Cleaning: €15.15
  Rounding: −€0.15`);
  // The city tax is not in the total.
  for (const mail of [toGuest, toHotel]) expect(mail).not.toMatch(/charges (?:are )?included/);
});

test('a balance that is due before arrival is paid online, and leads back to the booking', async () => {
  const server = await startTestServer({
    catalogue: grossHotel({ due: 'BEFORE_ARRIVAL', days: 14, hours: 48 }),
  });
  const guest = server.guest();
  const booking = await pendingStay(guest);
  await verify(server, guest, booking);
  await pay(server, guest, booking);
  server.clock.forward({ days: 38 });
  await collectBalances(server.context);
  expect(await mailTo(server, 'guest')).toContain('To pay:\n  €171\n  plus City tax at the hotel: €16\n');
  await signIn(server, guest, BOOKING_EMAIL);
  const { body: payment } = await startPaying(guest, booking);
  expect(payment.amountMinor).toBe(17_100);
  expect(await press(server, payment.page, 'decline')).toBe(`/bookings/${booking.id}?payment=declined`);
  expect(await press(server, payment.page, 'pay')).toBe(`/bookings/${booking.id}?payment=paid`);
  await tell(server);
  expect(await look(guest, booking)).toMatchObject({ payment: 'PAID', paidMinor: 24_400 });
});

test('mails say that a balance is paid at the hotel, and what a cancellation keeps of the deposit', async () => {
  const server = await startTestServer({ catalogue: grossHotel({ due: 'AT_HOTEL' }) });
  const guest = server.guest();
  const booking = await pendingStay(guest);
  await verify(server, guest, booking);
  await pay(server, guest, booking);
  expect(await mailTo(server, 'guest')).toContain(
    '€244. You have paid €73; please pay the balance, €171, at the hotel.',
  );
  expect((await startPaying(guest, booking)).status).toBe(409);
  await cancelStay(guest, booking.id);
  const cancelled = await mailTo(server, 'guest');
  expect(cancelled).toContain('Paid:\n  €73');
  expect(cancelled).toContain('Refund:\n  €73');
  expect(cancelled).toContain('No longer due at the hotel:\n  City tax: €16');
  expect(cancelled).not.toContain('plus City tax');
});

test('the calendar says how long guests stay who arrive on a day', async () => {
  const catalogue = prepaidHotel();
  catalogue.locations[0]?.restrictions.push({
    from: '2027-01-14',
    to: '2027-01-16',
    minNightsByArrivalDay: { saturday: 2 },
  });
  const server = await startTestServer({ catalogue });
  const address = '/api/v1/calendar?location=harbour&from=2027-01&to=2027-01&rooms=2';
  const { body } = await server.guest().get<StayCalendar>(address);
  const told = body.days.flatMap(({ date, minNightsOnArrival }) =>
    minNightsOnArrival === undefined ? [] : [[date, minNightsOnArrival]],
  );
  expect(told).toEqual([['2027-01-16', 2]]);
});

/** The newest mail to the guest, or to the hotel. */
async function mailTo(
  server: Awaited<ReturnType<typeof startTestServer>>,
  who: 'guest' | 'hotel',
): Promise<string> {
  const mails = who === 'guest' ? await server.guestMails() : await server.mails();
  return (
    mails.find(({ subject }) => who === 'guest' || subject.startsWith('Small Hotel Harbour:'))?.text ?? ''
  );
}
