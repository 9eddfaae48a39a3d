import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from '#server/config';
import { type Context, createContext } from '#server/context';
import { createWorkplace } from './test-command.ts';

const { path, run, runHere } = createWorkplace('e2e/awkward-hotel');

function removeRoom(where: string, roomId: string): void {
  rmSync(join(where, 'rooms', `${roomId}.json`));
  for (const name of readdirSync(join(where, 'rates'))) {
    const file = join(where, 'rates', name);
    const rate = JSON.parse(readFileSync(file, 'utf8')) as { roomPrices: { roomId: string }[] };
    const roomPrices = rate.roomPrices.filter((price) => price.roomId !== roomId);
    writeFileSync(file, JSON.stringify({ ...rate, roomPrices }, null, 2));
  }
}

const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A future booking with the fields that publishing reads. */
async function bookByHand(
  { db }: Context,
  { locationId, roomId }: { locationId: string; roomId: string },
): Promise<string> {
  const reference = 'TEST-BKNG';
  const { release_id } = await db
    .selectFrom('current_release')
    .select('release_id')
    .executeTakeFirstOrThrow();
  const [texts, money] = [
    { guest_hash: '', email_key: '', network_key: '', wide_network_key: '', email: '', phone: '' },
    { total_minor: 0, paid_minor: 0, currency: 'CAD' },
  ];
  await db
    .insertInto('bookings')
    .values({
      ...texts,
      ...money,
      id: 'by-hand',
      reference,
      quote_id: 'by-hand',
      user_id: null,
      release_id,
      location_id: locationId,
      state: 'SUCCESSFUL',
      payment: 'PAID',
      stay_state: 'DUE',
      check_in: dayAhead(10),
      check_out: dayAhead(12),
      room_count: 1,
      created_at: '2026-01-01T00:00:00.000Z',
      expires_at: '2026-01-01T00:15:00.000Z',
      extended_at: null,
      reserved_at: '2026-01-01T00:01:00.000Z',
      is_known_browser: 0,
      first_name: 'Meera',
      last_name: 'Nair',
      requests: null,
      arrival_time: null,
      snapshot: JSON.stringify({ location: { timezone: 'America/St_Johns' } }),
      listed_as: '',
      email_verified_at: '2026-01-01T00:01:00.000Z',
      promo_code: null,
      cancelled_at: null,
      cancelled_by: null,
      cancellation_reason: null,
      cancellation: null,
    })
    .execute();
  await db
    .insertInto('booking_nights')
    .values({ booking_id: 'by-hand', room_id: roomId, night: dayAhead(10), rooms: 1 })
    .execute();
  return reference;
}

test('names the bookings of a room type that would go, and publishes without it with --yes only', async () => {
  expect(run('publish')).toMatchObject({ status: 0, stderr: expect.not.stringContaining('Nothing') });
  const context = await createContext(loadConfig({ DATA_DIR: path('.data'), NODE_ENV: 'test' }));
  const reference = await bookByHand(context, { locationId: 'st-johns', roomId: 'x' });
  await context.close();
  removeRoom(path('content'), 'x');
  const named = `${reference}  ${dayAhead(10)} to ${dayAhead(12)}  st-johns: x\n`;
  for (const words of [['diff'], ['publish', '--dry-run']])
    expect(await runHere(...words)).toMatchObject({ status: 0, stdout: expect.stringContaining(named) });
  const reportFailure = await runHere('publish');
  expect(reportFailure).toMatchObject({ status: 1, stderr: expect.stringContaining(named) });
  expect(reportFailure.stderr).toContain('repeat the command with --yes');
  expect(reportFailure.stderr).not.toMatch(/Meera|Nair/);
  expect((await runHere('diff')).stdout).toContain(named);
  expect(await runHere('publish', '--yes')).toMatchObject({ status: 0 });
  expect((await runHere('diff')).stdout).toContain('Nothing would change');
});
