import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadConfig } from '#server/config';
import { createContext } from '#server/context';
import { createToken } from '../server/publishing/index.ts';
import { bookByHand } from '../server/test-support/book-by-hand.ts';
import {
  addressOf,
  publishedHotel,
  startProcess,
  temporaryFolder,
} from '../server/test-support/server-process.ts';
import { addOwner } from '../server/test-support/staff.ts';
import { buildCli, isCliBuilt } from '../scripts/build-cli.ts';
import { runInThisProcess } from './test-command.ts';

const ST_JOHNS = 'st-johns-a-house-with-a-name-as-long-as-the-rules-will-allow';

const root = join(import.meta.dirname, '..');

vi.setConfig({ testTimeout: 180_000 });
beforeAll(async () => {
  if (!isCliBuilt()) await buildCli();
});

/** A server that was published on its own machine, and a laptop with the content and nothing else. */
async function setScene() {
  const [machine, laptop] = [temporaryFolder(), temporaryFolder()];
  const env = { DATA_DIR: join(machine, 'data'), NODE_ENV: 'test' };
  cpSync(join(root, 'e2e/awkward-hotel'), join(laptop, 'content'), { recursive: true });
  const first = await runInThisProcess(['publish', join(laptop, 'content')], { folder: root, env });
  expect(first.status).toBe(0);
  const server = startProcess(env);
  const address = await addressOf(server);
  const context = await createContext(loadConfig(env));
  const tokenOf = async (scope: 'PUBLISH' | 'DRY_RUN') =>
    (await createToken(context, { name: 'Asha’s laptop', scope, days: 1 }, { name: 'test' })).token;
  const [token, tryToken] = [await tokenOf('PUBLISH'), await tokenOf('DRY_RUN')];
  await context.close();
  return {
    machine,
    laptop,
    address,
    token,
    tryToken,
    onMachine: (...args: string[]) => runInThisProcess(args, { folder: machine, env }),
    onLaptop: (held: string, ...args: string[]) =>
      runInThisProcess([...args, '--to', address], {
        folder: laptop,
        env: { VERANDAH_TOKEN: held, NODE_ENV: 'test' },
      }),
    write: (tagline: string): void => {
      const file = join(laptop, 'content/hotel.json');
      const hotel = JSON.parse(readFileSync(file, 'utf8')) as object;
      writeFileSync(file, JSON.stringify({ ...hotel, tagline }, null, 2));
    },
    home: async () => (await fetch(`${address}/`)).text(),
  };
}

test('a laptop with a token and no database publishes, tries a change and goes back', async () => {
  const { address, token, tryToken, onLaptop, onMachine, write, home } = await setScene();
  write('Written on a laptop');
  const tried = await onLaptop(tryToken, 'publish', 'content', '--dry-run');
  expect([tried.status, tried.stderr]).toEqual([0, '']);
  expect(tried.stdout).toContain('Written on a laptop');
  expect(tried.stdout).toContain('Nothing was published: this was a dry run.');
  const refused = await onLaptop(tryToken, 'publish', 'content');
  expect([refused.status, refused.stderr]).toEqual([
    1,
    'Nothing was published. This token may only try a publishing: add --dry-run, or ask for a token with --scope publish.\n',
  ]);
  const published = await onLaptop(token, 'publish', 'content', '--note', 'From the laptop');
  expect([published.status, published.stderr]).toEqual([0, '']);
  expect(published.stdout).toMatch(/^Published r-[0-9a-f]{12} /m);
  expect(published.stdout).toContain(`From this machine: verandah rollback --to ${address}`);
  await expect.poll(home, { timeout: 10_000 }).toContain('Written on a laptop');
  expect((await onMachine('releases')).stdout).toContain('Asha’s laptop: From the laptop');
  const again = await onLaptop(token, 'publish', 'content');
  expect(again.stdout).toContain('nothing has changed since it was published');
  const back = await onLaptop(token, 'rollback');
  expect([back.status, back.stderr]).toEqual([0, '']);
  await expect.poll(home, { timeout: 10_000 }).not.toContain('Written on a laptop');
});

test('a laptop is told too which guests booked before prices had tax, and has to say --yes', async () => {
  const { machine, token, tryToken, onLaptop, laptop } = await setScene();
  const context = await createContext(loadConfig({ DATA_DIR: join(machine, 'data'), NODE_ENV: 'test' }));
  const reference = await bookByHand(context, { locationId: ST_JOHNS, roomId: 'x' });
  await context.close();
  const file = join(laptop, 'content/hotel.json');
  const hotel = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...hotel, pricesIncludeTax: true }, null, 2));
  const tried = await onLaptop(tryToken, 'publish', 'content', '--dry-run');
  expect([tried.status, tried.stdout]).toEqual([0, expect.stringContaining(reference)]);
  const refused = await onLaptop(token, 'publish', 'content');
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringMatching(new RegExp(`pricesIncludeTax: false → true\n[^]*${reference}[^]*--yes`)),
  ]);
  expect((await onLaptop(token, 'publish', 'content', '--yes')).status).toBe(0);
});

test('problems are told by the laptop, before anything is sent', async () => {
  const laptop = temporaryFolder();
  cpSync(join(root, 'e2e/awkward-hotel'), join(laptop, 'content'), { recursive: true });
  const file = join(laptop, 'content/hotel.json');
  const hotel = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...hotel, tagline: 7 }));
  const env = { VERANDAH_TOKEN: 'verandah-publish-x', NODE_ENV: 'test' };
  const args = ['publish', 'content', '--to', 'http://127.0.0.1:9'];
  const { status, stdout, stderr } = await runInThisProcess(args, { folder: laptop, env });
  expect(status).toBe(1);
  expect(`${stdout}${stderr}`).toContain('hotel.json');
  expect(stderr).toContain('Nothing was published: guests still see what they saw before.');
});

test.each([
  [['--to', 'http://www.thekesar.example'], {}, '--to is the address of your site'],
  [['--to', 'https://www.thekesar.example/path'], {}, '--to is the address of your site'],
  [['--to', 'https://www.thekesar.example'], {}, 'VERANDAH_TOKEN is missing'],
])('refuses %j with what to do', async (args, env, words) => {
  const ended = await runInThisProcess(['publish', 'content', ...args], { folder: root, env });
  expect(ended).toMatchObject({ status: 2, stderr: expect.stringContaining(words) });
});

test('a token is made, listed and revoked', async () => {
  const env = { ...(await publishedHotel()), NODE_ENV: 'test' };
  const context = await createContext(loadConfig(env));
  await addOwner(context);
  await context.close();
  const run = (...args: string[]) => runInThisProcess(args, { folder: root, env });
  const made = await run('tokens', 'create', '--name', 'CI', '--scope', 'dry-run', '--days', '30');
  expect(made.status).toBe(0);
  expect(made.stdout.split('\n')[0]).toMatch(/^verandah-publish-[\w-]{43}$/);
  const [, id = ''] = /It is token (\w{26})/.exec(made.stdout) ?? [];
  expect((await run('tokens', 'list')).stdout).toMatch(
    new RegExp(`^\\* ${id}  dry-run  expires .*  never used  CI$`, 'm'),
  );
  expect((await run('tokens', 'revoke', id)).status).toBe(0);
  expect((await run('tokens', 'list')).stdout).toMatch(new RegExp(`^  ${id}  dry-run  revoked`, 'm'));
  expect(await run('tokens', 'revoke', id)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`There is no token ${id}`),
  });
});
