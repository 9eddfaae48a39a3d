import { expect, test } from 'vitest';
import { publishRelease } from '../test-support/publish-release.ts';
import { smallHotel } from '../test-support/small-hotel.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';
import { pruneReleases, rollbackTo } from './index.ts';

const fileOf = (number: number): string => `/assets/own-${number}.js`;

async function publish(server: TestServer, number: number, after = number - 1): Promise<void> {
  server.clock.forward({ minutes: 5 });
  await publishRelease(server.context, smallHotel(`release-${number}`), {
    files: [{ path: fileOf(number), type: 'text/javascript', text: `own ${number}` }],
    parentId: `release-${after}`,
  });
  await server.context.release.refresh();
}

async function goBackTo({ context, clock }: TestServer, releaseId: string): Promise<void> {
  clock.forward({ minutes: 5 });
  const activation = { kind: 'ROLLBACK', author: 'Asha', note: 'Wrong prices' } as const;
  await rollbackTo(context.db, { releaseId, activation, removesBooked: false }, clock.now());
  await context.release.refresh();
}

/** Two to five are published five minutes apart, then three is made live again. A guest may quote while four is. */
async function goBack({ isQuoted = false } = {}): Promise<TestServer> {
  const server = await startTestServer();
  for (const number of [2, 3, 4]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await publish(server, number);
  }
  if (isQuoted) await server.guest().quote();
  await publish(server, 5);
  await goBackTo(server, 'release-3');
  return server;
}

/** Keeps two releases, and what was live within the last minutes. */
async function prune({ context, clock }: TestServer, keptMinutes = 0): Promise<string[]> {
  const now = clock.now();
  const pruned = await pruneReleases(context.db, {
    isRehearsal: false,
    keep: 2,
    now: now.toISOString(),
    before: new Date(now.getTime() - keptMinutes * 60_000 + 1).toISOString(),
  });
  return (pruned?.releaseIds ?? []).toSorted();
}

test('after a way back the release that the next one would go to stays, although others were live later', async () => {
  const server = await goBack();
  // Three is live, five was live last, and two is where another rollback leads.
  expect(await prune(server)).toEqual(['release-1', 'release-4']);
  await goBackTo(server, 'release-2');
  expect((await server.guest().get(fileOf(2))).text).toBe('own 2');
});

test('a release that pages still show stays for that alone', async () => {
  const server = await goBack();
  // Four was live until ten minutes ago when five was published; one was until twenty-five.
  server.clock.forward({ minutes: 5 });
  expect(await prune(server, 11)).toEqual(['release-1']);
});

test('a release of a price that still holds stays for that alone', async () => {
  expect(await prune(await goBack({ isQuoted: true }))).toEqual(['release-1']);
});

test('a price that holds no longer keeps no release', async () => {
  const server = await goBack({ isQuoted: true });
  server.clock.forward({ minutes: 31 });
  expect(await prune(server)).toEqual(['release-1', 'release-4']);
});

test('what was published again after a way back is what the next way back leads to', async () => {
  const server = await goBack();
  await publish(server, 6, 3);
  // Six is live and three was before it; two is before both and not needed any more.
  expect(await prune(server)).toEqual(['release-1', 'release-2', 'release-4', 'release-5']);
  await goBackTo(server, 'release-3');
  expect((await server.guest().get(fileOf(3))).text).toBe('own 3');
});
