import { expect, test } from 'vitest';
import { bookedStay } from '../../test-support/booked.ts';
import { PLAIN_ROOM } from '../../test-support/guest.ts';
import { smallHotel } from '../../test-support/small-hotel.ts';
import { startTestServer } from '../../test-support/test-server.ts';

test('the confirmation says what a guest needs on the way', async () => {
  const server = await startTestServer();
  const booking = await bookedStay(server, server.guest());
  const [mail] = await server.guestMails();
  for (const part of [
    booking.reference,
    'Thursday, 14 January 2027, from 14:00 (Asia/Kolkata)',
    'Saturday, 16 January 2027, until 12:00 (Asia/Kolkata)',
    'Quay Room, Flexible, Breakfast included, 2 adults',
    '₹16,318.51',
    'Until 12 Jan 2027, 14:00 (Asia/Kolkata)',
    '1 Quay Road',
    'From the ferry, turn left.',
    '+91 484 266 0101',
    '/find-booking',
  ]) {
    expect(mail?.text).toContain(part);
    expect(mail?.html).toContain(part);
  }
  expect(mail?.text).not.toMatch(/mail\.|policy\.|search\.|book\.|\{\{/);
  expect(mail?.html).not.toMatch(/<script|mail\.confirmed/);
});

test('the confirmation says who sleeps in each room', async () => {
  const server = await startTestServer();
  await bookedStay(server, server.guest(), {
    rooms: [PLAIN_ROOM, { ...PLAIN_ROOM, adults: 1, childAges: [7], extraBeds: 1 }],
  });
  const [mail] = await server.guestMails();
  expect(mail?.text).toContain(
    [
      'Quay Room, Flexible, Breakfast included, 2 adults',
      'Quay Room, Flexible, Breakfast included, 1 adult, 1 child (aged 7), 1 extra bed',
    ].join('\n  '),
  );
});

test('the confirmation says what the total is made of', async () => {
  const catalogue = smallHotel();
  const promo = { code: 'RAINS15', name: 'Rains', discount: { unit: 'PERCENTAGE', value: 15 } } as const;
  Object.assign(catalogue.locations[0] ?? {}, { promoCodes: [promo] });
  const server = await startTestServer({ catalogue });
  await bookedStay(server, server.guest(), {
    promo: 'RAINS15',
    rooms: [PLAIN_ROOM, { ...PLAIN_ROOM, roomId: 'tower-room', mealPlan: 'RO' }],
    extras: [{ extraId: 'transfer' }, { extraId: 'basket', quantity: 2 }],
  });
  const [mail] = await server.guestMails();
  expect(mail?.text).toContain(`Booking charges:
  Room 1: Quay Room, 2 nights: ₹14,834.06
  Room 2: Tower Room, 2 nights: ₹18,266.64
  Transfer: ₹1,033.37
  Basket × 2: ₹666.66
  Promo code RAINS15: Rains: −₹4,965.11
  Total price: ₹29,835.62
`);
  expect(mail?.text).toMatch(
    /GST \(7\.25\u{a0}%\): ₹[\d,.]+\n {2}Tax and charges: GST \(12\.5\u{a0}%\): ₹[\d,.]+\n {2}Tax and charges: GST \(18\u{a0}%\): ₹/u,
  );
});

test('a name that looks like markup stays text in the mail', async () => {
  const server = await startTestServer();
  await bookedStay(server, server.guest(), {}, { guestFirstName: "D'Arcy" });
  const [mail] = await server.guestMails();
  expect(mail?.text).toContain("Dear D'Arcy,");
  expect(mail?.html).toContain('Dear D&#39;Arcy,');
});
