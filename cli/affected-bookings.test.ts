import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from '#server/config';
import { createContext } from '#server/context';
import { bookByHand, dayAhead } from '../server/test-support/book-by-hand.ts';
import { createWorkplace } from './test-command.ts';

const ST_JOHNS = 'st-johns-a-house-with-a-name-as-long-as-the-rules-will-allow';

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

test('names the bookings of a room type that would go, and publishes without it with --yes only', async () => {
  expect(run('publish')).toMatchObject({ status: 0, stderr: expect.not.stringContaining('Nothing') });
  const context = await createContext(loadConfig({ DATA_DIR: path('.data'), NODE_ENV: 'test' }));
  const reference = await bookByHand(context, { locationId: ST_JOHNS, roomId: 'x' });
  await context.close();
  removeRoom(path('content'), 'x');
  const named = `${reference}  ${dayAhead(10)} to ${dayAhead(12)}  ${ST_JOHNS}: x\n`;
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

test('tells bookings and amounts before the currency changes, and publishes it with --yes only', async () => {
  expect((await runHere('publish')).status).toBe(0);
  const context = await createContext(loadConfig({ DATA_DIR: path('.data'), NODE_ENV: 'test' }));
  const reference = await bookByHand(context, { locationId: ST_JOHNS, roomId: 'x' });
  await context.close();
  const file = path('content/hotel.json');
  const hotel = JSON.parse(readFileSync(file, 'utf8')) as { currency: string };
  writeFileSync(file, JSON.stringify({ ...hotel, currency: 'EUR' }, null, 2));
  const named = [
    `  currency: ${hotel.currency} → EUR\n`,
    '1 booking to come was made before:\n',
    `  ${reference}  ${dayAhead(10)} to ${dayAhead(12)}  ${ST_JOHNS}: x\n`,
  ];
  for (const words of [['diff'], ['publish', '--dry-run']]) {
    const { status, stdout } = await runHere(...words);
    expect(status).toBe(0);
    for (const line of [...named, 'Publishing needs --yes.']) expect(stdout).toContain(line);
  }
  const refused = await runHere('publish');
  expect(refused.status).toBe(1);
  for (const line of [...named, 'a night: ', 'repeat the command with --yes'])
    expect(refused.stderr).toContain(line);
  expect(await runHere('publish', '--yes')).toMatchObject({ status: 0 });
  expect((await runHere('rollback')).stderr).toContain('  currency: EUR → ');
});
