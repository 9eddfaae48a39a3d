import { expect, test } from 'vitest';
import type { Booking, TaxDocumentList } from '#schemas/api-types';
import { cleanUp } from '../../jobs/clean-up.ts';
import { accountOf } from '../../ledger/index.ts';
import { auditBooks } from '../../test-support/audit.ts';
import { cancelStay } from '../../test-support/booked.ts';
import type { TestGuest } from '../../test-support/guest.ts';
import { PLAIN_PRICE } from '../../test-support/guest.ts';
import { look, pay, pendingStay, verify } from '../../test-support/prepaid.ts';
import { prepaidSellingHotel } from '../../test-support/selling-hotel.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { recordReport } from '../payments/record-report.ts';
import { startRefunds } from './start-refunds.ts';

const TOTAL = PLAIN_PRICE.totalMinor;
const PART = 300_000;

interface Scene {
  server: TestServer;
  guest: TestGuest;
  booking: Booking;
}

async function pendingScene(): Promise<Scene> {
  const server = await startTestServer({ catalogue: prepaidSellingHotel() });
  const guest = server.guest();
  return { server, guest, booking: await pendingStay(guest) };
}

async function paidScene(): Promise<Scene> {
  const scene = await pendingScene();
  await verify(scene.server, scene.guest, scene.booking);
  await pay(scene.server, scene.guest, scene.booking);
  return scene;
}

/** What the gateway says of a refund that staff made at its own pages. */
async function tell(
  { server, booking }: Scene,
  { amountMinor, state }: { amountMinor: number; state: 'FAILED' | 'PROCESSED' | 'PROCESSING' },
): Promise<void> {
  const { db } = server.context;
  const { id: captureId } = await db
    .selectFrom('captures')
    .select('id')
    .where('booking_id', '=', booking.id)
    .executeTakeFirstOrThrow();
  const money = { amountMinor, currency: 'INR', currencyDigits: 2 };
  const report = { ...money, kind: 'REFUND', id: 're_staff', refundId: undefined, captureId, state } as const;
  await db.transaction().execute((trx) => recordReport(server.context, trx, { gateway: 'TEST', report }));
}

async function documents({ guest, booking }: Scene) {
  const { body } = await guest.get<TaxDocumentList>(`/api/v1/bookings/${booking.id}/documents`);
  return body.items.map(({ kind, totalMinor }) => [kind, totalMinor]);
}

const books = async ({ server, booking }: Scene) => ({
  dueMinor: (await accountOf(server.context.db, booking.id)).dueMinor,
  faults: await auditBooks(server.context.db),
});

test('what fails at the gateway after a cancellation is owed again, and we send it', async () => {
  const scene = await paidScene();
  await tell(scene, { amountMinor: PART, state: 'PROCESSING' });
  await cancelStay(scene.guest, scene.booking.id);
  await tell(scene, { amountMinor: PART, state: 'FAILED' });
  const refunds = await scene.server.context.db.selectFrom('refunds').select('amount_minor').execute();
  const { cancellation } = await look(scene.guest, scene.booking);
  const sum = refunds.reduce((all, { amount_minor: amount }) => all + amount, 0);
  expect(sum).toBe(cancellation?.refundableMinor);
  expect(await books(scene)).toEqual({ dueMinor: 0, faults: [] });
});

test('what is given back after our own refund has a credit note, too', async () => {
  const scene = await paidScene();
  scene.server.clock.forward({ days: 53 });
  await cancelStay(scene.guest, scene.booking.id);
  const { cancellation } = await look(scene.guest, scene.booking);
  const penaltyMinor = cancellation?.penaltyMinor ?? 0;
  expect(penaltyMinor).toBeGreaterThan(0);
  await tell(scene, { amountMinor: penaltyMinor, state: 'PROCESSED' });
  expect(await documents(scene)).toEqual([
    ['INVOICE', TOTAL],
    ['CREDIT_NOTE', TOTAL - penaltyMinor],
    ['CREDIT_NOTE', penaltyMinor],
  ]);
  expect(await books(scene)).toEqual({ dueMinor: 0, faults: [] });
});

test('what is given back of a hold is no longer owed once it is confirmed', async () => {
  const scene = await pendingScene();
  await pay(scene.server, scene.guest, scene.booking);
  await tell(scene, { amountMinor: PART, state: 'PROCESSED' });
  await verify(scene.server, scene.guest, scene.booking);
  expect(await look(scene.guest, scene.booking)).toMatchObject({ state: 'SUCCESSFUL', payment: 'PAID' });
  expect(await documents(scene)).toEqual([['INVOICE', TOTAL - PART]]);
  expect(await books(scene)).toEqual({ dueMinor: 0, faults: [] });
});

test('what is given back of a hold that ends is no part of what we return', async () => {
  const scene = await pendingScene();
  await pay(scene.server, scene.guest, scene.booking);
  await tell(scene, { amountMinor: PART, state: 'PROCESSED' });
  scene.server.clock.forward({ minutes: 120 });
  await cleanUp(scene.server.context);
  await startRefunds(scene.server.context);
  const refunds = await scene.server.context.db
    .selectFrom('refunds')
    .select(['amount_minor', 'reason'])
    .execute();
  expect(refunds).toEqual([{ amount_minor: TOTAL - PART, reason: 'RETURN' }]);
  expect(await books(scene)).toEqual({ dueMinor: 0, faults: [] });
});
