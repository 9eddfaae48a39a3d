import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadConfig } from './platform/config/index.ts';
import { createContext } from './context.ts';
import { BROKEN_CONFIGURATIONS, PRODUCTION } from './test-support/broken-configurations.ts';
import { loseFiles } from './test-support/lose-files.ts';
import { publishRelease } from './test-support/publish-release.ts';
import {
  addressOf,
  PROCESS_MS,
  publishedHotel,
  startProcess,
  temporaryFolder,
} from './test-support/server-process.ts';
import { smallHotel } from './test-support/small-hotel.ts';

test(
  'prints where the site and the mailbox are, answers there, and stops when asked to',
  { timeout: PROCESS_MS },
  async () => {
    const started = startProcess(await publishedHotel());
    const address = await addressOf(started);
    expect(started.output()).toContain(`The development mailbox: ${address}/_dev/mailbox`);
    expect((await fetch(`${address}/api/v1/ready`)).status).toBe(200);
    started.process.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    expect(started.output()).not.toContain('rror');
  },
);

test('follows a release that another process publishes', { timeout: PROCESS_MS }, async () => {
  const hotel = await publishedHotel();
  const started = startProcess(hotel);
  const address = await addressOf(started);
  const publisher = await createContext(loadConfig({ NODE_ENV: 'test', ...hotel }));
  await publishRelease(publisher, smallHotel('release-2'), { parentId: 'release-1' });
  await publisher.close();
  const current = async () =>
    ((await (await fetch(`${address}/api/v1/ready`)).json()) as { releaseId: string }).releaseId;
  await expect.poll(current, { timeout: PROCESS_MS }).toBe('release-2');
});

test(
  'rate plans that cannot be paid are named at the start, each with its location',
  { timeout: PROCESS_MS },
  async () => {
    const catalogue = smallHotel();
    for (const { ratePlans } of catalogue.locations)
      Object.assign(ratePlans[0] ?? {}, { payment: 'PAY_NOW' });
    const started = startProcess({ ...(await publishedHotel(catalogue)), TEST_GATEWAY: 'off' });
    await addressOf(started);
    await expect
      .poll(started.output, { timeout: PROCESS_MS })
      .toContain(
        'no payment gateway is set up: Flexible (flexible) in Small Hotel Harbour, Flexible (island-flexible) in Small Hotel Island, Flexible (lagoon-flexible) in Small Hotel Lagoon. To do:',
      );
    expect(started.output().match(/WARNING/g)).toHaveLength(1);
  },
);

test('a taken port is named, with the remedy', { timeout: PROCESS_MS }, async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  onTestFinished(() => {
    blocker.close();
  });
  const address = blocker.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const started = startProcess({ ...(await publishedHotel()), PORT: String(port) });
  expect(await started.ended).toBe(1);
  expect(started.output()).toMatch(
    new RegExp(`^The server did not start: the port is taken \\(.*${port}.*\\)\\. .*PORT=4174`),
  );
  expect(started.output().trim().split('\n')).toHaveLength(1);
});

test('without a release it says what to do first', { timeout: PROCESS_MS }, async () => {
  const started = startProcess({ DATA_DIR: temporaryFolder() });
  expect(await started.ended).toBe(1);
  expect(started.output().trim()).toBe(
    'The server did not start: nothing was published yet. Publish first: verandah publish content',
  );
});

test('a release whose files are gone is named', { timeout: PROCESS_MS }, async () => {
  const hotel = await publishedHotel();
  const context = await createContext(loadConfig({ NODE_ENV: 'test', ...hotel }));
  await loseFiles(context);
  await context.close();
  const started = startProcess(hotel);
  expect(await started.ended).toBe(1);
  expect(started.output()).toContain(
    'the list of files of release release-1 is missing or damaged. Publish again',
  );
});

/** A listener in place of PostgreSQL that refuses every connection. */
async function refusingDatabase(code: string, message: string): Promise<string> {
  const fields = `SFATAL\0VFATAL\0C${code}\0M${message}\0\0`;
  const head = Buffer.from('E\0\0\0\0');
  head.writeUInt32BE(fields.length + 4, 1);
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(Buffer.concat([head, Buffer.from(fields)])));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return `postgres://hotel:wrong@127.0.0.1:${port}/verandah`;
}

test.each([
  ['08P01', 'unsupported startup parameter: options', 'ignore_startup_parameters'],
  ['28P01', 'password authentication failed for user "hotel"', 'refuses the user or the password'],
  ['3D000', 'database "verandah" does not exist', 'createdb verandah'],
])(
  'a database that refuses with %s is one line with the cause and the remedy',
  { timeout: PROCESS_MS },
  async (code, message, remedy) => {
    const DATABASE_URL = await refusingDatabase(code, message);
    const started = startProcess({ DATA_DIR: temporaryFolder(), DATABASE_URL });
    expect(await started.ended).toBe(1);
    expect(started.output().trim().split('\n')).toEqual([expect.stringContaining(message)]);
    expect(started.output()).toContain(remedy);
  },
);

test('a data folder that is a file is named', { timeout: PROCESS_MS }, async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'inside'));
  writeFileSync(join(folder, 'file'), '');
  const started = startProcess({ DATA_DIR: join(folder, 'file') });
  expect(await started.ended).toBe(1);
  expect(started.output()).toContain('DATA_DIR');
  expect(started.output().trim().split('\n')).toHaveLength(1);
});

/** `BROKEN_CONFIGURATIONS=all npx vitest run --project node server/main.test.ts` starts a process for each (TRUST T27). */
const TRIED =
  process.env['BROKEN_CONFIGURATIONS'] === 'all'
    ? BROKEN_CONFIGURATIONS
    : BROKEN_CONFIGURATIONS.filter((_, index) => index % 15 === 0);

test.each(TRIED)(
  'T27: a process of production ends with 1 and one line with %s %j',
  { timeout: PROCESS_MS },
  async (name, value, others) => {
    const { [name]: _wrong, ...env }: Record<string, string> = { ...PRODUCTION, ...others };
    const wrong = value === undefined ? {} : { [name]: value };
    const started = startProcess({ DATA_DIR: temporaryFolder(), ...env, ...wrong });
    expect(await started.ended).toBe(1);
    expect(started.output().trim()).toMatch(
      new RegExp(`^The server did not start: ${name} [^\n:]+: [^\n]{10,}\\.$`),
    );
  },
);
