import { expect, test } from 'vitest';
import type { Booking } from '#schemas/api-types';
import { cleanUp } from '../../jobs/clean-up.ts';
import {
  confirm,
  deskOf,
  EMAIL,
  nights,
  openLink,
  OPTION,
  OPTION_ENDS,
} from '../../test-support/at-the-desk.ts';
import { newKey } from '../../test-support/guest.ts';
import { pay, prepaidHotel } from '../../test-support/prepaid.ts';
import { smallHotel } from '../../test-support/small-hotel.ts';
import { startTestServer } from '../../test-support/test-server.ts';

test('States: an option holds the nights until the time that the staff said, and mails its link', async () => {
  const server = await startTestServer();
  const booked = await deskOf(server).bookForGuest(OPTION);
  expect(booked).toMatchObject({ state: 'PENDING', expiresAt: OPTION_ENDS, mailedTo: EMAIL });
  expect(await nights(server)).toEqual([
    [0, 1],
    [0, 1],
  ]);
  const [mail, ...others] = await server.mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Small Hotel Harbour keeps your rooms: ${booked.reference}`);
  expect(mail?.text).toContain('until 24 Nov 2026, 18:00 (Asia/Kolkata)');
  expect(mail?.text).toContain('₹16,318.51');
});

test('the guest opens the link days later, in any browser, and confirms without a code', async () => {
  const server = await startTestServer();
  const { reference } = await deskOf(server).bookForGuest(OPTION);
  server.clock.forward({ days: 3 });
  await cleanUp(server.context);
  const guest = server.guest();
  const { status, body } = await openLink(server, guest);
  expect(status).toBe(200);
  const seen = await guest.get<Booking>(`/api/v1/bookings/${body.bookingId}`);
  expect(seen.body).toMatchObject({ reference, state: 'PENDING', expiresAt: OPTION_ENDS });
  expect(seen.body.actions).toContainEqual({ action: 'CONFIRM', allowed: true, reasons: [] });
  expect(seen.body.actions).toContainEqual({
    action: 'EXTEND_HOLD',
    allowed: false,
    reasons: ['HELD_BY_STAFF'],
  });
  const longer = await guest.post(`/api/v1/bookings/${body.bookingId}/hold-extension`, undefined, {
    'idempotency-key': newKey(),
  });
  expect(longer.status).toBe(409);
  expect((await confirm(guest, body.bookingId)).body).toMatchObject({ reference, state: 'SUCCESSFUL' });
  expect(await nights(server)).toEqual([
    [1, 0],
    [1, 0],
  ]);
  const subjects = (await server.mails()).map(({ subject }) => subject);
  expect(subjects).toContain(`Your booking ${reference} at Small Hotel Harbour is confirmed`);
  expect(subjects.some((subject) => subject.includes('new booking'))).toBe(true);
});

test('an option of a prepaid plan is confirmed by its payment', async () => {
  const server = await startTestServer({ catalogue: prepaidHotel() });
  await deskOf(server).bookForGuest(OPTION);
  const guest = server.guest();
  const { body } = await openLink(server, guest);
  expect((await confirm(guest, body.bookingId)).status).toBe(409);
  const address = `/api/v1/bookings/${body.bookingId}`;
  await pay(server, guest, (await guest.get<Booking>(address)).body);
  expect((await guest.get<Booking>(address)).body).toMatchObject({
    state: 'SUCCESSFUL',
    payment: 'PAID',
  });
});

test('Stock 3: an option ends by itself: its rooms are free, its link is dead, and nothing is mailed', async () => {
  const server = await startTestServer();
  const { reference } = await deskOf(server).bookForGuest(OPTION);
  expect(await server.mails()).toHaveLength(1);
  server.clock.forward({ seconds: (Date.parse(OPTION_ENDS) - server.clock.now().getTime()) / 1000 });
  const guest = server.guest();
  expect((await openLink(server, guest)).body).toMatchObject({ code: 'LINK_EXPIRED' });
  await cleanUp(server.context);
  expect(await nights(server)).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect(await deskOf(server).list({ state: 'EXPIRED' })).toMatchObject([{ reference }]);
  expect(await server.mails()).toHaveLength(1);
});

test('Stock 5: an option is no hold of its guest, who may still hold as many rooms as anybody', async () => {
  const catalogue = smallHotel();
  catalogue.booking.maxHoldsPerEmail = 1;
  const server = await startTestServer({ catalogue });
  const desk = deskOf(server);
  await desk.bookForGuest(OPTION);
  await desk.bookForGuest(OPTION);
  const guest = server.guest();
  const held = await guest.book((await guest.quote()).id, { guest: { guestEmail: EMAIL } });
  expect(held.status).toBe(201);
});
