import { beforeEach, expect, test } from 'vitest';
import { buildApp } from '#server/app';
import { loadConfig } from '#server/config';
import { createContext } from '#server/context';
import { publishRelease } from '../server/test-support/publish-release.ts';
import { smallHotel } from '../server/test-support/small-hotel.ts';
import { createWorkplace } from './test-command.ts';

const { path, run, runHere } = createWorkplace('');

const open = () => createContext(loadConfig({ DATA_DIR: path('.data'), NODE_ENV: 'test' }));

beforeEach(async () => {
  const context = await open();
  await publishRelease(context, smallHotel());
  await publishRelease(context, smallHotel('release-2'), { parentId: 'release-1' });
  await publishRelease(context, smallHotel('release-3'), { parentId: 'release-2' });
  await context.close();
});

test('a rollback is written down with who and why, and says how to go forward again', () => {
  const back = run('rollback', '--author', 'Asha', '--note', 'Wrong prices');
  expect(back).toEqual({
    status: 0,
    stdout: [
      'release-2 is current again; before: release-3.',
      'To undo: verandah rollback release-3',
      'Another rollback goes back to release-1.',
      'Your content files did not change: the next publishing makes them live again.',
      '',
    ].join('\n'),
    stderr: '',
  });
  expect(run('rollback').stdout).toContain('release-1 is current again; before: release-2.');
  expect(run('rollback')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('There is no earlier release'),
  });
  run('rollback', 'release-3', '--author', 'Ravi');
  const listed = run('releases').stdout;
  expect(listed).toMatch(
    /^ {2}release-2 .*\n {4}rolled back to \d{4}-\d\d-\d\d \d\d:\d\d UTC {2}Asha: Wrong prices$/m,
  );
  expect(listed).toMatch(/^\* release-3 .*\n {4}rolled back to .* UTC {2}Ravi$/m);
});

const FOUR = ['/four', '/four.txt', '/assets/four.js', '/images/4f2a9c1b77aa-480.webp'];
const FIVE = ['/five', '/five.txt', '/assets/five.js', '/data/home.5a5a5a5a5a5a.json'];

/** What a server that begins now answers, per address: the status, and the words of a file that is there. */
async function answers(addresses: readonly string[]): Promise<Record<string, string>> {
  const context = await open();
  await context.release.refresh();
  const app = await buildApp(context, { write: () => undefined });
  const told: [string, string][] = [];
  for (const address of addresses) {
    // oxlint-disable-next-line no-await-in-loop -- one server, one question after the other
    const { statusCode, body } = await app.inject({ url: address, remoteAddress: '127.0.0.1' });
    told.push([address, statusCode === 200 ? body : String(statusCode)]);
  }
  await app.close();
  await context.close();
  return Object.fromEntries(told);
}

test('a server answers the addresses of the current release, hashed ones of those that are kept, and no others', async () => {
  const context = await open();
  const files = (word: string, addresses: readonly string[]) => [
    { path: '/404.html', type: 'text/html; charset=utf-8', text: 'nothing here' },
    { path: '/index.html', type: 'text/html; charset=utf-8', text: `home of ${word}` },
    { path: `/${word}.html`, type: 'text/html; charset=utf-8', text: word },
    ...addresses.slice(1).map((address) => ({ path: address, type: 'text/plain', text: word })),
  ];
  await publishRelease(context, smallHotel('release-4'), {
    parentId: 'release-3',
    files: files('four', FOUR),
  });
  await publishRelease(context, smallHotel('release-5'), {
    parentId: 'release-4',
    files: files('five', FIVE),
  });
  await context.close();
  const all = ['/', ...FOUR, ...FIVE];
  const published = ['home of five', '404', '404', 'four', 'four', 'five', 'five', 'five', 'five'];
  expect(Object.values(await answers(all))).toEqual(published);
  expect((await runHere('rollback')).status).toBe(0);
  const back = ['home of four', 'four', 'four', 'four', 'four', '404', '404', 'five', 'five'];
  expect(Object.values(await answers(all))).toEqual(back);
});

test('pruning shows what would go, and removes it when that is said', async () => {
  const { db, close } = await open();
  await db.updateTable('objects').set({ stored_at: '2020-01-01T00:00:00.000Z' }).execute();
  await close();
  const order = ['releases', 'prune', '--keep', '1', '--older', '0d'];
  expect(run(...order, '--dry-run')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^ {2}release-1\nWould be removed: 1 release, \d+ files, .* dry run\.\n$/),
  });
  expect(run(...order)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Nothing was removed: repeat the command with --yes.'),
  });
  expect(run(...order, '--yes')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(
      /^ {2}release-1\nRemoved: 1 release, \d+ files, [\d.]+ MB \(\d+ bytes\)\.\n$/,
    ),
  });
  expect(run('releases').stdout).not.toContain('release-1');
  expect(run('rollback', 'release-1')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no release release-1.'),
  });
  expect(run('releases', 'prune')).toMatchObject({ status: 0, stdout: 'There is nothing to remove.\n' });
});

test.each([
  [['releases', 'prune', '--keep', '0'], '--keep is at least 1'],
  [['releases', 'prune', '--older', '3w'], '--older is a whole number of days, as in 90d; not "3w".'],
  [['releases', '--yes'], '--yes is an option of: verandah releases prune'],
  [['releases', 'purge'], 'releases takes no argument but prune, not "purge".'],
])('%j is refused with what to write', async (words, refusal) => {
  expect(await runHere(...words)).toMatchObject({ status: 2, stderr: expect.stringContaining(refusal) });
});
