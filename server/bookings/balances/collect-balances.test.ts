import { expect, test } from 'vitest';
import { auditBooks } from '../../test-support/audit.ts';
import { confirmed, DEPOSIT, ONLINE } from '../../test-support/deposit.ts';
import { BOOKING_EMAIL } from '../../test-support/guest.ts';
import { look, pay, startPaying } from '../../test-support/prepaid.ts';
import { signIn } from '../../test-support/signed-in.ts';
import { collectBalances } from './collect-balances.ts';

/** The balance is due on 7 January 2027 at 14:00 in Kochi, and the booking is cancelled a day later. */
const DAYS_UNTIL_ASKED = 45;
const DAYS_UNTIL_CANCELLED = 49;

test('asks for the balance three days before it is due, once', async () => {
  const { server, booking } = await confirmed(ONLINE);
  const before = (await server.guestMails()).length;
  server.clock.forward({ days: DAYS_UNTIL_ASKED - 1 });
  await collectBalances(server.context);
  expect(await server.guestMails()).toHaveLength(before);
  server.clock.forward({ days: 1 });
  await collectBalances(server.context);
  await collectBalances(server.context);
  const mails = await server.guestMails();
  expect(mails).toHaveLength(before + 1);
  const mail = mails.find(({ subject }) => subject.startsWith('Please pay the rest'));
  expect(mail?.subject).toBe(`Please pay the rest of your stay at Small Hotel Harbour: ${booking.reference}`);
  for (const part of ['₹11,422.96', '7 Jan 2027, 14:00', '8 Jan 2027, 14:00', '/find-booking'])
    expect(mail?.text).toContain(part);
});

test('an unpaid balance cancels the booking by its policy, and what goes back is refunded', async () => {
  const { server, guest, booking } = await confirmed(ONLINE);
  server.clock.forward({ days: DAYS_UNTIL_ASKED });
  await collectBalances(server.context);
  server.clock.forward({ days: DAYS_UNTIL_CANCELLED - DAYS_UNTIL_ASKED - 1 });
  await collectBalances(server.context);
  await signIn(server, guest, BOOKING_EMAIL);
  expect(await look(guest, booking)).toMatchObject({ state: 'SUCCESSFUL' });
  server.clock.forward({ days: 1 });
  await collectBalances(server.context);
  await signIn(server, guest, BOOKING_EMAIL);
  expect(await look(guest, booking)).toMatchObject({
    state: 'CANCELLED',
    cancellation: {
      by: 'HOTEL',
      reason: 'The rest of the price was not paid in time.',
      penaltyMinor: 0,
      refundableMinor: DEPOSIT,
    },
  });
  expect(await auditBooks(server.context.db)).toEqual([]);
  const kinds = await server.context.db.selectFrom('outbox').select('mail_key').execute();
  expect(kinds.map(({ mail_key: key }) => key)).toContain(`cancelled-notice:${booking.id}`);
});

test('a booking is not cancelled before its guest was asked, and had the time of the plan to pay', async () => {
  const { server, guest, booking } = await confirmed(ONLINE);
  server.clock.forward({ days: DAYS_UNTIL_CANCELLED + 1 });
  await collectBalances(server.context);
  await collectBalances(server.context);
  await signIn(server, guest, BOOKING_EMAIL);
  expect(await look(guest, booking)).toMatchObject({ state: 'SUCCESSFUL' });
  server.clock.forward({ days: 1 });
  await collectBalances(server.context);
  await signIn(server, guest, BOOKING_EMAIL);
  expect(await look(guest, booking)).toMatchObject({ state: 'CANCELLED' });
});

test('a balance that was paid is neither asked for nor cancelled', async () => {
  const { server, guest, booking } = await confirmed(ONLINE);
  await startPaying(guest, booking);
  await pay(server, guest, booking);
  const before = (await server.guestMails()).length;
  server.clock.forward({ days: DAYS_UNTIL_ASKED });
  await collectBalances(server.context);
  server.clock.forward({ days: DAYS_UNTIL_CANCELLED - DAYS_UNTIL_ASKED });
  await collectBalances(server.context);
  await signIn(server, guest, BOOKING_EMAIL);
  expect(await look(guest, booking)).toMatchObject({ state: 'SUCCESSFUL', payment: 'PAID' });
  expect(await server.guestMails()).toHaveLength(before);
});

test('after check-in nothing is cancelled: the guest may be there', async () => {
  const { server, guest, booking } = await confirmed(ONLINE);
  server.clock.forward({ days: 55 });
  await collectBalances(server.context);
  await signIn(server, guest, BOOKING_EMAIL);
  expect(await look(guest, booking)).toMatchObject({ state: 'SUCCESSFUL', payment: 'PART_PAID' });
});

test('a balance at the hotel is left to the staff', async () => {
  const { server, guest, booking } = await confirmed();
  server.clock.forward({ days: DAYS_UNTIL_CANCELLED });
  await collectBalances(server.context);
  await signIn(server, guest, BOOKING_EMAIL);
  expect(await look(guest, booking)).toMatchObject({ state: 'SUCCESSFUL' });
});
