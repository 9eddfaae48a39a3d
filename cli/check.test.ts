import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readSchemaFiles } from '../scripts/generate/schema-files.ts';

// Each test starts processes of its own.
vi.setConfig({ testTimeout: 60_000 });

const project = join(import.meta.dirname, '..');
const main = join(project, 'cli/main.ts');
let workplace = '';

beforeEach(() => {
  workplace = mkdtempSync(join(tmpdir(), 'verandah-check-'));
  cpSync(join(project, 'content'), join(workplace, 'content'), { recursive: true });
});

afterEach(() => {
  rmSync(workplace, { recursive: true });
});

/** Runs the command as an operator does, in a folder that holds the demo content. */
function verandah(...args: string[]) {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    cwd: workplace,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function write(path: string, content: unknown) {
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
  writeFileSync(join(workplace, 'content', path), text);
}

const policy = `{
  "kind": "CANCELLATION", "id": "flexible", "name": "Flexible",
  "reservationRules": [],
  "checkInRules": [
    { "value": 7, "unit": "DAY", "penalty": { "value": 50, "unit": "PERCENTAGE" } },
    { "value": 2, "unit": "DAY", "penalty": { "value": 30, "unit": "PERCENTAGE" } }
  ]
}
`;

test('content that is in order: exit 0 and one line', () => {
  const { status, stdout, stderr } = verandah('check');
  expect(stdout).toMatch(/^\d+ files checked: everything is in order\.\n$/);
  expect([status, stderr]).toEqual([0, '']);
});

test('a problem: exit 1, its place, both lines in a frame, the remedy, and no colours in a pipe', () => {
  write('policies/flexible.json', policy);
  const { status, stdout } = verandah('check', 'content');
  expect(status).toBe(1);
  expect(stdout).toBe(`content/policies/flexible.json:6:56  error  policy/not-monotone
  Cancelling later must not be cheaper.
  5 |     { "value": 7, "unit": "DAY", "penalty": { "value": 50, "unit": "PERCENTAGE" } },
    |                                                        ^^-- 50 % is charged from 7 days before
  6 |     { "value": 2, "unit": "DAY", "penalty": { "value": 30, "unit": "PERCENTAGE" } }
    |                                                        ^^-- but only 30 % from 2 days before, which is later
  help: write 50 or more here, or swap the two values (fix available: Swap the two values)

${stdout.split('\n\n').at(-1) ?? ''}`);
  expect(stdout).toMatch(/checked: 1 error, 0 warnings\. 1 remedy known\.\n$/);
});

test('--format concise: one line for each problem', () => {
  write('theme.json', '{ "primaryColor": "0f4a4c" }');
  const { stdout, status } = verandah('check', '--format', 'concise');
  expect(stdout.split('\n')[0]).toBe(
    'content/theme.json:1:19: error color Primary colour cannot be "0f4a4c".',
  );
  expect(stdout.split('\n')).toHaveLength(12);
  expect(status).toBe(1);
});

test('--format json: a record that fits its schema', () => {
  write('policies/flexible.json', policy);
  write('hotel.json', '{');
  const { stdout, status } = verandah('check', '--format', 'json');
  expect(status).toBe(1);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  for (const schema of readSchemaFiles(join(project, 'schemas'), ['report']).values()) ajv.addSchema(schema);
  const report: unknown = JSON.parse(stdout);
  ajv.validate('https://verandah.example/schemas/v1/report/check/schema.json', report);
  expect(ajv.errors ?? []).toEqual([]);
  expect(report).toMatchObject({
    version: 1,
    folder: 'content',
    errors: 2,
    diagnostics: [{ code: 'json/unclosed' }, {}],
  });
});

test('a warning blocks only when it is asked to', () => {
  write('pages/book.json', { header: { heading: 'TBD', subheading: 'Choose your nights.' } });
  expect(verandah('check').status).toBe(0);
  expect(verandah('check').stdout).toContain('content/pages/book.json:3:16  warning  text/placeholder');
  expect(verandah('check', '--fail-on', 'warning').status).toBe(1);
});

test('more than five equal problems in a file are counted; the totals stay true', () => {
  write('seo.json', {
    entries: Array.from({ length: 7 }, () => ({
      page: 'HOMEPAGE',
      title: 't',
      description: 'd',
      keywords: [],
    })),
  });
  const pretty = verandah('check').stdout;
  expect(pretty.match(/error {2}enum/g)).toHaveLength(5);
  expect(pretty).toContain('content/seo.json: 2 more of enum; --format concise lists them all.');
  const few = verandah('check', '--format', 'concise', '--max-problems', '2').stdout;
  expect(few.split('\n')).toHaveLength(4);
  expect(few).toMatch(/7 errors, 0 warnings \(2 shown\)\.\n$/);
});

test.each([
  ['a folder that is not there', ['check', 'nowhere'], 'Nothing to check: there is no content in nowhere.'],
  ['a folder without content', ['check', 'content/images'], 'Nothing to check'],
  ['an option that is not known', ['check', '--fromat', 'json'], "Unknown option '--fromat'"],
  [
    'a format that is not known',
    ['check', '--format', 'xml'],
    '--format is pretty, concise, json; not "xml".',
  ],
  ['a command that is not known', ['chek'], 'Did you mean: verandah check?'],
])('%s: exit 2 and what to do', (_name, args, words) => {
  const { status, stderr, stdout } = verandah(...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(words);
});

test('help says what to type first, for the whole and for each command', () => {
  const general = verandah('--help');
  expect(general.status).toBe(0);
  expect(general.stdout).toContain('Start here:');
  expect(verandah().stdout).toBe(general.stdout);
  expect(general.stdout).toMatch(/\n {2}check .*\n {2}publish .*\n {2}releases .*\n {2}rollback /);
  expect(verandah('publish', '--help').stdout).toContain('Usage: verandah publish');
  expect(verandah('help', 'check').stdout).toContain('Usage: verandah check');
});

test('a reader who closes the pipe gets the verdict and no complaint', async () => {
  write('seo.json', { entries: Array.from({ length: 190 }, () => ({ page: 'HOMEPAGE' })) });
  const child = spawn(process.execPath, [main, 'check', '--format', 'json'], { cwd: workplace });
  child.stdout.once('data', () => child.stdout.destroy());
  let complaint = '';
  child.stderr.on('data', (words: Buffer) => (complaint += words.toString()));
  const status = await new Promise((resolve) => child.once('close', resolve));
  expect([status, complaint]).toEqual([1, '']);
});

test('what content says is never obeyed by the terminal', () => {
  write('pages/book.json', '{ "header": { "heading\\u001b[2J": 1, "\u202eheading": 2 } }');
  const { stdout } = verandah('check');
  expect(stdout).not.toMatch(/[\u001b\u202e]/); // oxlint-disable-line no-control-regex -- an escape is what must not be there
});
