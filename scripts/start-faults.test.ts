import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

// Failures before the server starts; server/main.test.ts has those of the server.

const PROCESS_MS = 60_000;
const root = join(import.meta.dirname, '..');

function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'file');
  writeFileSync(file, '');
  return file;
}

async function run(
  words: string[],
  env: Record<string, string>,
): Promise<{ code: unknown; lines: string[] }> {
  const child = spawn(process.execPath, words, { cwd: root, env: { PATH: process.env['PATH'], ...env } });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, lines: output.trim().split('\n') };
}

// `releases` opens the same folder as `publish`, and needs no built site.
test('a data folder that is a file is named', { timeout: PROCESS_MS }, async () => {
  const { code, lines } = await run(['cli/main.ts', 'releases'], { DATA_DIR: temporaryFile() });
  expect(code).toBe(2);
  expect(lines).toEqual([
    expect.stringMatching(/^Nothing was changed: .*Choose another folder with DATA_DIR/),
  ]);
});

test('a port that is none is named', { timeout: PROCESS_MS }, async () => {
  const { code, lines } = await run(['cli/main.ts', 'releases'], { PORT: 'eighty' });
  expect(code).toBe(2);
  expect(lines).toEqual([
    expect.stringMatching(/^Nothing was changed\. PORT is not a whole number from 0 to 65535/),
  ]);
});

test(
  'the first command says what production lacks before it builds anything',
  { timeout: PROCESS_MS },
  async () => {
    const { code, lines } = await run(['scripts/start.ts'], { NODE_ENV: 'production' });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^VERANDAH_SECRET is missing: set it to 32 or more/)]);
  },
);

test('a content folder that is not there is named', { timeout: PROCESS_MS }, async () => {
  const { code, lines } = await run(['cli/main.ts', 'publish', 'contents'], {});
  expect(code).toBe(2);
  expect(lines).toEqual([
    'There is no folder contents. Did you mean: content?',
    'See: verandah publish --help',
  ]);
});

test('a browser that does not start is named', { timeout: PROCESS_MS }, async () => {
  const file = temporaryFile();
  const { code, lines } = await run(['scripts/chromium.ts'], { CHROMIUM_PATH: file });
  expect(code).toBe(1);
  expect(lines).toEqual([
    `CHROMIUM_PATH is ${file}, but that program does not start. Correct it, or unset it to use the one from the lock file.`,
  ]);
});

test.each(['20.19.4', '24.14.1'])(
  'Node %s is told which Node to take',
  { timeout: PROCESS_MS },
  async (version) => {
    const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
    const { code, lines } = await run(
      ['--import', `data:text/javascript,${pretend}`, 'scripts/require-node.mjs'],
      {},
    );
    expect(code).toBe(1);
    expect(lines.join('\n')).toMatch(/^Verandah needs Node 24\.15 or newer.*npm ci.*install Node 24/s);
  },
);

test('a Node that is new enough is told nothing', { timeout: PROCESS_MS }, async () => {
  expect(await run(['scripts/require-node.mjs'], {})).toEqual({ code: 0, lines: [''] });
});
