import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Preview, startPreview } from './preview.ts';

const root = join(import.meta.dirname, '../..');
let folder: string;
let content: string;
let preview: Preview | undefined;
let looks = 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verandah-preview-test-'));
  content = join(folder, 'content');
  cpSync(join(root, 'e2e/awkward-hotel'), content, { recursive: true });
  looks = 0;
});

afterEach(async () => {
  await preview?.stop();
  preview = undefined;
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  preview = await startPreview({
    contentRoot: content,
    builtSite: join(root, 'site/dist'),
    port: 0,
    env: { DATA_DIR: join(folder, 'live'), NODE_ENV: 'test' },
    toolVersion: 'test',
    onLook: () => {
      looks += 1;
    },
  });
}

const get = (path: string) =>
  fetch(`${preview?.address}${path}`, { headers: { accept: 'text/html' } }).then((answer) => answer.text());

interface Problem {
  place: string;
  severity: string;
  addresses: string[];
}

/** The errors; the awkward hotel's theme has warnings of its own. */
async function errors(): Promise<Problem[]> {
  const answer = JSON.parse(await get('/_preview/problems.json')) as { problems: Problem[] };
  return answer.problems.filter(({ severity }) => severity === 'error');
}

/** Writes a file and waits until the preview has looked at it. */
async function save(file: string, text: string): Promise<void> {
  const before = looks;
  writeFileSync(join(content, file), text);
  await expect.poll(() => looks, { timeout: 15_000, interval: 50 }).toBeGreaterThan(before);
}

describe('the preview', { timeout: 60_000 }, () => {
  it('shows a saved text on the page, without touching what is live', async () => {
    await start();
    const home = readFileSync(join(content, 'pages/home.json'), 'utf8');
    const { header } = JSON.parse(home) as { header: { heading: string } };
    expect(await get('/')).toContain('/_preview/overlay.js');
    await save('pages/home.json', home.replace(JSON.stringify(header.heading), '"Tea at four"'));
    expect(await get('/')).toContain('Tea at four');
    expect(existsSync(join(folder, 'live/verandah.sqlite'))).toBe(false);
  });

  it('keeps the last good page while a file is wrong, and says where and what to do', async () => {
    await start();
    const before = await get('/');
    const home = readFileSync(join(content, 'pages/home.json'), 'utf8');
    await save('pages/home.json', home.replace('"header"', '"haeder"'));
    expect(await errors()).toEqual([
      expect.objectContaining({
        place: expect.stringMatching(/^pages\/home\.json:\d+:\d+$/),
        addresses: ['/'],
      }),
    ]);
    expect(await get('/')).toBe(before);
    await save('pages/home.json', home);
    expect(await errors()).toEqual([]);
  });

  it('starts on content that cannot be shown yet, and shows it once it can be', async () => {
    const hotel = readFileSync(join(content, 'hotel.json'), 'utf8');
    writeFileSync(join(content, 'hotel.json'), hotel.slice(0, -3));
    await start();
    expect(await get('/')).toContain('There is nothing to show yet');
    await save('hotel.json', hotel);
    expect(await get('/')).not.toContain('There is nothing to show yet');
  });
});
