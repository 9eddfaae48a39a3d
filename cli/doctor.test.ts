import { expect, test } from 'vitest';
import { loadConfig } from '#server/config';
import { createContext } from '#server/context';
import { bookByHand, dayAhead } from '../server/test-support/book-by-hand.ts';
import { damageList, loseFiles } from '../server/test-support/lose-files.ts';
import { publishRelease } from '../server/test-support/publish-release.ts';
import { smallHotel } from '../server/test-support/small-hotel.ts';
import { createWorkplace } from './test-command.ts';

const { path, runHere, runHereWith, write } = createWorkplace('');

test('a machine on which everything works: exit 0, each part with what was found', async () => {
  const { status, stdout } = await runHere('doctor');
  for (const part of [
    'Node',
    'Data folder',
    'Cache',
    'Database',
    'Release',
    'Pictures',
    'Fonts',
    'Clock',
    'Time zones',
  ])
    expect(stdout).toMatch(new RegExp(`^ {2}ok {3}${part} `, 'm'));
  expect(stdout).toContain('sharp');
  expect(stdout).toContain('Verandah can run here.');
  expect(status).toBe(0);
});

test('it looks and touches nothing', async () => {
  await runHereWith({ env: { DATA_DIR: path('data') } }, 'doctor');
  expect((await runHere('check', 'data')).stderr).toContain('there is no data');
});

test.each([
  [
    'an environment variable that is wrong',
    { PORT: 'high' },
    /bad {2}Environment .*PORT is not a whole number/,
  ],
  [
    'a database that is damaged',
    { DATABASE_URL: 'sqlite:broken.sqlite' },
    /bad {2}Database .*cannot be read whole/,
  ],
  [
    'a data folder that is a file',
    { DATA_DIR: 'broken.sqlite/data' },
    /bad {2}Data folder .*cannot be written to/,
  ],
])('%s: exit 1 and what to do', async (_name, env, words) => {
  write('broken.sqlite', `SQLite format 3\0${'x'.repeat(5000)}`);
  const { status, stdout } = await runHereWith({ env }, 'doctor');
  expect(stdout.replaceAll(/\n +(?!ok|bad|look)/g, ' ')).toMatch(words);
  expect(stdout).toContain('To do:');
  expect(status).toBe(1);
});

async function releaseLine(): Promise<string | undefined> {
  const { stdout } = await runHere('doctor');
  return stdout
    .replaceAll(/\n {2,}(?!ok|bad|look)/g, ' ')
    .split('\n')
    .find((line) => line.includes(' Release '));
}

test('the release that guests see is named, and that files of it were lost', async () => {
  expect(await releaseLine()).toMatch(/^ +ok +Release +nothing was published yet$/);
  const context = await createContext(loadConfig({ DATA_DIR: path('.data'), NODE_ENV: 'test' }));
  expect(await releaseLine()).toMatch(/^ +ok +Release +nothing was published yet$/);
  await publishRelease(context, smallHotel());
  expect(await releaseLine()).toMatch(/^ +ok +Release +release-1 is current, and its files are complete$/);
  const lost =
    /^ +bad +Release +release-1 is current, and files of it are missing in the database\. To do: publish again: verandah publish content/;
  await damageList(context, 'release-1');
  expect(await releaseLine()).toMatch(lost);
  await loseFiles(context);
  await context.close();
  expect(await releaseLine()).toMatch(lost);
  expect((await runHere('doctor')).status).toBe(1);
});

test('the books are proven, and each contradiction is named with its booking', async () => {
  const look = () => runHereWith({ env: { DATA_DIR: path('books') } }, 'doctor', '--books');
  const missing = await look();
  expect(missing.stdout).toMatch(/^ {2}bad {2}Books +cannot be proven: There is no database at\s/m);
  expect(missing.status).toBe(1);
  const context = await createContext(loadConfig({ DATA_DIR: path('books'), NODE_ENV: 'test' }));
  await publishRelease(context, smallHotel());
  await bookByHand(context, { locationId: 'harbour', roomId: 'quay-room' });
  const proven = await look();
  expect(proven.stdout).toMatch(
    /^ {2}bad {2}Books +quay-room \d{4}-\d\d-\d\d: 0 sold, 1 sold by bookings\. To do: /m,
  );
  expect(proven.stdout.replaceAll(/\s+/g, ' ')).toContain(
    '1 contradiction in all, in 1 booking, 0 entries, ',
  );
  expect(proven.status).toBe(1);
  await context.db
    .updateTable('inventory')
    .set({ sold: 1 })
    .where('night', '=', dayAhead(10))
    .where('room_id', '=', 'quay-room')
    .execute();
  await context.close();
  const agreed = await look();
  expect(agreed.stdout).toMatch(/^ {2}ok {3}Books +agree: 1 booking, 0 entries, \d+ nights of stock$/m);
  expect(agreed.status).toBe(0);
});

test('rate plans that guests are not offered are named, and only then', async () => {
  const context = await createContext(loadConfig({ DATA_DIR: path('sold'), NODE_ENV: 'test' }));
  const hotel = smallHotel();
  Object.assign(hotel.locations[0]?.ratePlans[1] ?? {}, { payment: 'PAY_NOW' });
  await publishRelease(context, hotel);
  await context.close();
  const look = (gateway: string) =>
    runHereWith({ env: { DATA_DIR: path('sold'), TEST_GATEWAY: gateway } }, 'doctor');
  expect((await look('off')).stdout.replaceAll(/\s+/g, ' ')).toContain(
    'look Rate plans rate plans that are paid when booking are not sold, because no payment gateway is set up: Advance (advance) in Small Hotel Harbour. To do: set up a payment gateway',
  );
  expect((await look('off')).status).toBe(0);
  expect((await look('on')).stdout).not.toContain('Rate plans');
});
