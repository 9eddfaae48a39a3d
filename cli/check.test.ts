import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CheckReport } from '#schemas/types';
import { FORMATS } from './report/formats.ts';
import { createWorkplace } from './test-command.ts';

const { path, read, run, runHere, runWith, start, write } = createWorkplace();

const policy = `{
  "kind": "CANCELLATION", "id": "flexible", "name": "Flexible",
  "reservationRules": [],
  "checkInRules": [
    { "value": 7, "unit": "DAY", "penalty": { "value": 50, "unit": "PERCENTAGE" } },
    { "value": 2, "unit": "DAY", "penalty": { "value": 30, "unit": "PERCENTAGE" } }
  ]
}
`;

const problems = async (...args: string[]) =>
  diagnosticsIn((await runHere('check', ...args, '--format', 'json')).stdout);

function diagnosticsIn(printed: string): string[] {
  // formats.test.ts checks the record against its schema.
  const { folder, diagnostics } = JSON.parse(printed) as CheckReport;
  return diagnostics.map(
    ({ file, range, severity, code, message }) =>
      `${folder}/${file}:${range.start.line}:${range.start.column}: ${severity} ${code} ${message}`,
  );
}

const totals = async (...args: string[]) =>
  /^.* checked: .*$/m.exec((await runHere('check', ...args)).stdout)?.[0];

test('content that is in order: exit 0, one line, and the colours that guests see differently', async () => {
  const { status, stdout, stderr } = run('check');
  expect(stdout).toMatch(
    /^theme\.json: guests see these colours differently, [^]*\n {2}borders of fields: beige \(#ddd0bb\) became brown [^]*\n\n\d+ files checked: no problems\.\n$/,
  );
  expect([status, stderr]).toEqual([0, '']);
});

test('a problem: exit 1, its place, both lines in a frame, the remedy, and no colours in a pipe', async () => {
  write('content/policies/flexible.json', policy);
  const { status, stdout } = await runHere('check', 'content/policies/flexible.json');
  expect(status).toBe(1);
  expect(stdout).toBe(`content/policies/flexible.json:6:56  error  policy/not-monotone
  Cancelling later must not be cheaper.
  5 |     { "value": 7, "unit": "DAY", "penalty": { "value": 50, "unit": "PERCENTAGE" } },
    |                                                        ^^-- 50 % is charged from 7 days before
  6 |     { "value": 2, "unit": "DAY", "penalty": { "value": 30, "unit": "PERCENTAGE" } }
    |                                                        ^^-- but only 30 % from 2 days before, which is later
  help: write 50 or more here, or swap the two values (fix available: Swap the two values)

1 file checked: 1 error, 0 warnings.
verandah fix content --unsafe repairs 1 problem; --dry-run shows how.
`);
});

test('a warning blocks only when it is asked to', async () => {
  const book = { header: { heading: 'TBD', subheading: 'Choose your nights.' } };
  write('content/pages/book.json', book);
  const { status, stdout } = await runHere('check');
  expect(stdout).toContain('content/pages/book.json:3:16  warning  text/placeholder');
  expect(status).toBe(0);
  expect((await runHere('check', '--fail-on', 'warning')).status).toBe(1);
});

test('more than five equal problems in a file are counted in pretty only; the totals stay true', async () => {
  const entry = { page: 'HOMEPAGE', title: 't', description: 'd', keywords: [] };
  write('content/seo.json', { entries: Array.from({ length: 7 }, () => entry) });
  const pretty = (await runHere('check', 'content/seo.json')).stdout;
  expect(pretty.match(/error {2}enum/g)).toHaveLength(5);
  expect(pretty).toContain('content/seo.json: 2 more of enum; --format json lists them all.');
  expect(await problems('content/seo.json')).toHaveLength(7);
  const few = ['content/seo.json', '--max-problems', '2'];
  expect(await problems(...few)).toHaveLength(2);
  expect(await totals(...few)).toBe('1 file checked: 7 errors, 0 warnings (2 shown).');
});

test('--level hides what is less grave, and hides it from nobody who counts', async () => {
  write('content/pages/book.json', { header: { heading: 'TBD', subheading: 7 } });
  expect(await problems('content/pages/book.json', '--level', 'error')).toEqual([
    expect.stringMatching(/: error type /),
  ]);
  expect(
    (await runHere('check', 'content/pages/book.json', '--level', 'error', '--fail-on', 'warning')).status,
  ).toBe(1);
});

test.each([
  ['a file', 'content/pages/book.json', 1],
  ['a folder', 'content/pages', 7],
  ['a pattern that the shell left alone', 'content/pages/b*.json', 1],
  ['a file of a folder without a hotel', 'elsewhere/pages/book.json', 1],
])('%s narrows the report to it', async (_name, narrowed, files) => {
  write('content/theme.json', '{');
  write('content/pages/book.json', { header: { heading: 'Sea', subheading: 7 } });
  write('elsewhere/pages/book.json', { header: { heading: 'Sea', subheading: 7 } });
  expect(await problems(narrowed)).toEqual([expect.stringContaining('book.json:4:19: error type')]);
  expect(await totals(narrowed)).toMatch(new RegExp(`^${files} files? checked: 1 error, 0 warnings\\.$`));
});

test('--rule takes a rule off, makes it graver or milder, and says what was meant', async () => {
  write('content/pages/book.json', { header: { heading: 'TBD', subheading: 'Choose your nights.' } });
  expect((await runHere('check', '--rule', 'text/placeholder=error')).status).toBe(1);
  expect((await runHere('check', '--rule', 'text/placeholder=off', '--fail-on', 'warning')).status).toBe(0);
  write('content/theme.json', '{');
  expect((await runHere('check', 'content/theme.json', '--rule', 'json/unclosed=warn')).status).toBe(0);
  const wrong = await runHere('check', '--rule', 'text/placholder=off');
  expect(wrong.stderr).toContain('There is no rule "text/placholder". Did you mean: text/placeholder');
  expect((await runHere('check', '--rule', 'text/placeholder')).stderr).toContain(
    '--rule is <rule>=off, warn or error',
  );
});

test('--since tells of changed files, and of what they broke elsewhere', async () => {
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args], { cwd: path() });
  write('content/theme.json', read('content/theme.json').replace('"#', '"'));
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    ['commit', '-qm', 'start'],
  ])
    git(...args);
  expect(await runHere('check', '--since', 'HEAD')).toMatchObject({
    status: 0,
    stdout: 'No content file has changed since HEAD.\n',
  });
  const room = read('content/rooms/lake-suite.json').replace('"id": "lake-suite"', '"id": "lake-sweet"');
  write('content/rooms/lake-suite.json', room);
  const { status, stdout } = await runHere('check', '--since', 'HEAD');
  expect(status).toBe(1);
  expect(stdout).toMatch(/rates\/udaipur\.json:\d+:\d+ {2}error {2}ref\/not-found/);
  expect(stdout).not.toContain('theme.json');
  expect(await runHere('check', '--since', 'no-such-branch')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--since: git does not know what changed') as string,
  });
});

test('--stdin checks an unsaved text in its place, against the files round it', async () => {
  const text = read('content/rooms/lake-suite.json').replace(
    '"locationId": "udaipur"',
    '"locationId": "udaipurr"',
  );
  const args = ['check', '--stdin', '--stdin-path', 'content/rooms/lake-suite.json'];
  const { status, stdout } = runWith({ input: text }, ...args);
  expect(status).toBe(1);
  expect(stdout).toContain('did you mean `udaipur`?');
  expect(stdout).toContain('1 file checked: 1 error');
  expect((await runHere('check')).status).toBe(0);
  expect((await runHere('check', '--stdin')).stderr).toContain('--stdin needs --stdin-path <file>');
});

test.each([
  ['emoji', '{ "header": { "subheading": "🏝️ sea", "heading": 7 } }', '1:51'],
  ['tabs', '{\n\t"header": {\n\t\t"heading":\t7, "subheading": "sea" } }', '3:14'],
  ['CRLF', '{\r\n  "header": {\r\n    "heading": 7, "subheading": "sea" } }', '3:16'],
  ['a byte order mark', '\ufeff{ "header": { "heading": 7, "subheading": "sea" } }', '1:26'],
])('columns are right with %s', async (_name, text, place) => {
  write('content/pages/book.json', text);
  expect((await problems('content/pages/book.json'))[0]).toContain(`book.json:${place}: error type`);
});

test('a link out of the folder is a problem, a file that cannot be read has its own exit code', async () => {
  rmSync(path('content/theme.json'));
  symlinkSync('/etc/hostname', path('content/theme.json'));
  expect((await problems('content/theme.json'))[0]).toContain('theme.json:1:1: error file/outside');
  rmSync(path('content/theme.json'));
  // A named pipe: not even an administrator can read it as a file.
  write(
    'unreadable.mjs',
    `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const read = fs.readFileSync;
fs.readFileSync = (file, ...rest) => {
  if (String(file).endsWith('seo.json')) throw Object.assign(new Error('no'), { code: 'EACCES' });
  return read(file, ...rest);
};
syncBuiltinESMExports();`,
  );
  const { status, stdout } = runWith(
    { node: ['--import', path('unreadable.mjs')] },
    'check',
    '--format',
    'json',
  );
  expect(diagnosticsIn(stdout)).toContain(
    'content/seo.json:1:1: error file/unreadable The file could not be read (EACCES).',
  );
  expect(status).toBe(3);
});

test.each([
  ['a folder that is not there', ['check', 'nowhere'], 'Nothing to check: there is no nowhere.'],
  ['a folder that was misspelt', ['check', 'contnet'], 'Did you mean: content?'],
  [
    'a folder without content',
    ['check', 'content/images'],
    'Nothing to check: there is no content in content/images.',
  ],
  [
    'a pattern that matches nothing',
    ['check', 'content/*.yaml'],
    'Nothing to check: no file matches content/*.yaml.',
  ],
  [
    'an option that is not known',
    ['check', '--fromat', 'json'],
    'There is no option --fromat. Did you mean: --format?',
  ],
  [
    'a format that is not known',
    ['check', '--format', 'jsn'],
    '--format is pretty, json, sarif or github, not "jsn". Did you mean: json?',
  ],
  [
    'an option without its word',
    ['check', '--format'],
    '--format needs pretty, json, sarif or github after it.',
  ],
  [
    'an option that swallows the next one',
    ['check', '--since', '--watch'],
    '--since needs <git ref> after it.',
  ],
  ['a switch with a word', ['check', '--watch=yes'], '--watch takes no value'],
  ['a number that is none', ['check', '--max-problems', 'few'], '--max-problems is a number, not "few".'],
])('%s: exit 2 and what to do', async (_name, args, words) => {
  const { status, stderr, stdout } = await runHere(...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(words);
  expect(stderr.split('\n').length).toBeLessThan(5);
});

test('a fault of Verandah: exit 70 and a report file without a word of the content', async () => {
  write('content/hotel.json', '{ "secret": "the-guest-list" }');
  write(
    'broken.mjs',
    'Array.prototype.toSorted = () => { throw new TypeError("cannot sort the-guest-list"); };',
  );
  const node = ['--import', path('broken.mjs')];
  const env = { TMPDIR: path(), TMP: path() };
  const { status, stderr } = runWith({ node, env }, 'check', 'content');
  expect(status).toBe(70);
  expect(stderr).toContain('Internal error of Verandah (the content is not the cause): cannot sort');
  const [name = ''] = readdirSync(path()).filter((each) => each.startsWith('verandah-fault-'));
  expect(stderr).toContain(join(path(), name));
  const report = readFileSync(path(name), 'utf8');
  expect(report).toMatch(/TypeError\n {4}at /);
  expect(report).not.toContain('the-guest-list');
  expect(tmpdir()).not.toBe(path());
});

test('a reader who closes the pipe gets the verdict and no complaint', async () => {
  write('content/seo.json', { entries: Array.from({ length: 190 }, () => ({ page: 'HOMEPAGE' })) });
  const child = start('check', '--format', 'json');
  child.stdout?.once('data', () => child.stdout?.destroy());
  let errorText = '';
  child.stderr?.on('data', (words: Buffer) => (errorText += words.toString()));
  const status = await new Promise((resolve) => child.once('close', resolve));
  expect([status, errorText]).toEqual([1, '']);
});

// oxlint-disable-next-line no-control-regex -- escapes are what must not be there
const COMMANDING = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/;

test('what content says is never obeyed by the terminal', async () => {
  write('content/pages/book.json', '{ "header": { "heading\\u001b[2J": "\u009b31m", "\u202eheading": 2 } }');
  write('content/rooms/\u001b]0;title\u0007.json', '{}');
  for (const format of FORMATS) {
    const { stdout } = await runHere('check', '--format', format);
    expect([format, COMMANDING.exec(stdout)]).toEqual([format, null]);
  }
});

test('colours where they are asked for, and nowhere else', async () => {
  write('content/theme.json', '{');
  const escape = '\u001b[';
  expect(runWith({ env: { FORCE_COLOR: '1' } }, 'check').stdout).toContain(`${escape}31merror`);
  expect(runWith({ env: { FORCE_COLOR: '1' } }, 'check', '--format', 'github').stdout).not.toContain(escape);
  expect(runWith({ env: { NO_COLOR: '1' } }, 'check').stdout).not.toContain(escape);
});

test('the same content gives the same report, byte for byte', async () => {
  write('content/theme.json', '{}');
  write('content/policies/flexible.json', policy);
  const first = await runHere('check', '--format', 'json');
  expect((await runHere('check', '--format', 'json')).stdout).toBe(first.stdout);
});
