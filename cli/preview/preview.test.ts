import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { createWorkplace } from '../test-command.ts';

interface Problem {
  place: string;
  severity: string;
  help: string;
  addresses: string[];
}

interface Running {
  child: ChildProcess;
  address: string;
  get: (path: string) => Promise<Response>;
  page: (path: string) => Promise<string>;
  errors: () => Promise<Problem[]>;
}

const running: ChildProcess[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map(end));
});

async function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) {
    child.kill('SIGINT');
    await once(child, 'exit');
  }
  return child.exitCode;
}

async function preview(start: (...args: string[]) => ChildProcess): Promise<Running> {
  const child = start('preview', 'content', '--port', '0');
  running.push(child);
  const output = await outputUntil(child, /Ctrl\+C ends the preview/);
  const address = /http:\S+/.exec(output)?.[0] ?? '';
  const get = (path: string) => fetch(`${address}${path}`, { headers: { accept: 'text/html' } });
  return {
    child,
    address,
    get,
    page: async (path) => (await get(path)).text(),
    async errors() {
      const { problems } = (await (await get('/_preview/problems.json')).json()) as { problems: Problem[] };
      return problems.filter(({ severity }) => severity === 'error');
    },
  };
}

async function outputUntil({ stdout }: ChildProcess, wanted: RegExp): Promise<string> {
  let output = '';
  for await (const part of stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    output += String(part);
    if (wanted.test(output)) return output;
  }
  throw new Error(`The preview did not start:\n${output}`);
}

const soon = { timeout: 20_000, interval: 40 };

describe.each(['content', 'e2e/awkward-hotel'])('a preview of %s', (hotel) => {
  const { path, read, start, write } = createWorkplace(hotel);

  test('makes a picture when it is asked for, shows a saved text, keeps the last good page while a file is wrong, and ends on Ctrl+C', async () => {
    const { child, get, page, errors } = await preview(start);
    const first = await page('/');
    expect(first).toContain('/_preview/overlay.js');

    const [, type, address = ''] = /<source type="([^"]+)" srcSet="(\S+)/.exec(first) ?? [];
    expect(existsSync(path('.data'))).toBe(false);
    const picture = await get(address);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, type]);
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(100);
    // Nothing that could reach a guest.
    expect(readdirSync(path('.data'))).toEqual(['cache']);
    expect(readdirSync(path('.data/cache/images'))).toHaveLength(1);

    const home = read('content/pages/home.json');
    const { header } = JSON.parse(home) as { header: { heading: string } };

    const tea = home.replace(JSON.stringify(header.heading), '"Tea at four"');
    write('content/pages/home.json', tea);
    await expect.poll(() => page('/'), soon).toContain('Tea at four');

    write('content/pages/home.json', tea.replace('"header"', '"haeder"').replace('Tea at four', 'Never'));
    await expect.poll(errors, soon).toEqual([
      expect.objectContaining({
        place: expect.stringMatching(/^pages\/home\.json:\d+:\d+$/),
        help: expect.stringContaining('header'),
        addresses: ['/'],
      }),
    ]);
    expect(await page('/')).toContain('Tea at four');
    expect(await page('/')).not.toContain('Never');

    write('content/pages/home.json', tea.replace('Tea at four', 'Coffee at eleven'));
    await expect.poll(() => page('/'), soon).toContain('Coffee at eleven');
    expect(await errors()).toEqual([]);
    expect(await end(child)).toBe(0);
  });
});

describe('a preview', () => {
  const { read, run, start, write } = createWorkplace('e2e/awkward-hotel');

  test('starts on content that cannot be shown yet, and shows it once it can be', async () => {
    const hotel = read('content/hotel.json');
    write('content/hotel.json', hotel.slice(0, -3));
    const { page, errors } = await preview(start);
    expect(await page('/')).toContain('There is nothing to show yet');
    expect(await errors()).toHaveLength(1);
    write('content/hotel.json', hotel);
    await expect.poll(() => page('/'), soon).not.toContain('There is nothing to show yet');
  });

  test('tells every open page to look again', async () => {
    const { get } = await preview(start);
    const { body } = await get('/_preview/events');
    const hotel = JSON.parse(read('content/hotel.json')) as object;
    const releases = new Set<string>();
    for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      for (const [, id = ''] of part.matchAll(/"releaseId":"(r-[0-9a-f]{12})"/g)) releases.add(id);
      if (releases.size === 1) write('content/hotel.json', { ...hotel, tagline: 'Now with a view' });
      if (releases.size === 2) break;
    }
    expect(releases.size).toBe(2);
  });

  test('says that its port is taken, and which one to take', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(run('preview', 'content', '--port', String(port))).toEqual({
      status: 2,
      stdout: '',
      stderr: `Port ${port} is in use, perhaps by another preview. End that one, or use another port: verandah preview content --port ${port + 1}\n`,
    });
  });

  test('says which folder it needs', () => {
    expect(run('preview', 'contnt').stderr).toContain('There is no folder contnt. Did you mean: content?');
    expect(run('preview', 'content/rooms')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('There is no hotel in content/rooms'),
    });
    expect(run('preview', 'content', '--port', 'next').status).toBe(2);
  });
});
