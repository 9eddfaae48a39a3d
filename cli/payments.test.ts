import { expect, test } from 'vitest';
import type { ListedPayment, ShownPayment } from '#server/staff-operations';
import { guestOnPage, hotelWith } from '../server/test-support/gateways/hotel-with-gateway.ts';
import { shellOf } from '../server/test-support/shell.ts';
import { createWorkplace } from './test-command.ts';

const { runHereWith } = createWorkplace('');

/** A guest is on the page of a gateway; commands are typed with the environment of the server. */
async function scene() {
  const hotel = await hotelWith('STRIPE');
  const onPage = await guestOnPage(hotel);
  const env = { ...hotel.fake.env, ...(await shellOf(hotel.server)), NODE_ENV: 'test' };
  const type = async (...words: string[]) => runHereWith({ env }, 'payments', ...words);
  return { ...hotel, ...onPage, type };
}

test('an open payment is listed without the guest, and shown by either id', async () => {
  const { type, booking, pageId } = await scene();
  const listed = JSON.parse(
    (await type('list', '--days', '400', '--format', 'json')).stdout,
  ) as ListedPayment[];
  expect(listed).toMatchObject([
    { booking: booking.reference, gateway: 'STRIPE', state: 'open', amountMinor: booking.totals.totalMinor },
  ]);
  const text = await type('list', '--days', '400');
  expect([text.status, text.stderr]).toEqual([0, '']);
  expect(text.stdout).toContain(booking.reference);
  expect(text.stdout).not.toMatch(/meera|nair/i);
  expect((await type('list', '--days', '400', '--state', 'captured')).stdout).toBe('No payments.\n');
  expect((await type('list', '--days', '400', '--differing')).stdout).toBe('No payments.\n');
  const shown = await type('show', pageId, '--format', 'json');
  expect(JSON.parse(shown.stdout) as ShownPayment).toMatchObject({ id: listed[0]?.id, state: 'open' });
  expect(await type('show', 'nothing')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no payment nothing.') as string,
  });
});

test('reconciling asks the gateway, says what differed and records it', async () => {
  const { type, fake, booking, pageId } = await scene();
  fake.account.finish(pageId, 'pay');
  const first = await type('reconcile', '--days', '400');
  expect([first.status, first.stderr]).toEqual([0, '']);
  expect(first.stdout).toContain('1 payment was asked about. These differed:');
  expect(first.stdout).toContain('open here, captured there');
  expect(first.stdout).toContain(booking.reference);
  expect((await type('reconcile', '--days', '400')).stdout).toBe(
    '1 payment was asked about. Nothing differs.\n',
  );
  expect((await type('show', pageId)).stdout).toMatch(/^state: captured$/m);
});

test.each([
  [['list', '--days', '0'], '--days is a whole number from 1 to 400.'],
  [['list', 'one'], 'list takes no ids'],
  [['show'], 'Name one payment'],
  [['show', 'one', '--format', 'csv'], 'show writes text or json, not csv.'],
  [['reconcile', '--state', 'open'], '--state is not an option of reconcile.'],
  [['refund'], 'There is no "refund" for payments. There are: list, show, reconcile.'],
])('payments %j is refused with what to write', async (words, said) => {
  const { status, stderr } = await runHereWith({}, 'payments', ...words);
  expect(status).toBe(2);
  expect(stderr).toContain(said);
});
