import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KINDS } from '#schemas/engine';
import { createWorkplace } from './test-command.ts';

const { path, read, runHere, write } = createWorkplace('');

interface Settings {
  'editor.fontSize'?: number;
  'json.schemas': { fileMatch: string[]; url: string }[];
}
const settings = () => JSON.parse(read('.vscode/settings.json')) as Settings;

test('init writes a hotel that passes check, and tells the editor about every kind of file', async () => {
  const { status, stdout } = await runHere('init', 'my-hotel');
  expect(status).toBe(0);
  expect(stdout).toContain('verandah check my-hotel --watch');
  const checked = await runHere('check', 'my-hotel', '--format', 'json');
  expect(JSON.parse(checked.stdout)).toMatchObject({ errors: 0 });
  expect(checked.status).toBe(0);
  const mappings = settings()['json.schemas'];
  expect(mappings).toHaveLength(KINDS.length);
  expect(mappings.find(({ url }) => url.endsWith('/room.schema.json'))?.fileMatch).toEqual([
    '/my-hotel/rooms/*.json',
    '/my-hotel/rooms/*.jsonc',
  ]);
  expect(mappings.filter(({ url }) => !existsSync(path(url)))).toEqual([]);
});

test('init never writes into a folder that holds something', async () => {
  write('my-hotel/notes.txt', 'mine');
  const { status, stderr } = await runHere('init', 'my-hotel');
  expect(status).toBe(2);
  expect(stderr).toContain('my-hotel is not empty (it contains notes.txt), so nothing was written.');
  expect(readdirSync(path('my-hotel'))).toEqual(['notes.txt']);
});

test('what the editor was told before is kept, with its comments', async () => {
  write('.vscode/settings.json', '{\n  // mine\n  "editor.fontSize": 18,\n}\n');
  expect((await runHere('init', 'my-hotel')).stdout).toContain('existing settings were kept');
  const text = read('.vscode/settings.json');
  expect(text).toContain('// mine\n  "editor.fontSize": 18,\n}\n');
  expect(text).toMatch(/^\{\n {2}\/\/ mine\n {2}"json\.schemas": \[\n|^\{\n {2}"json\.schemas"/m);
  expect((await runHere('init', 'my-hotel', '--editor')).stdout).toContain('already has the schemas');
  expect(read('.vscode/settings.json')).toBe(text);
});

test('mappings of others stay beside ours', async () => {
  write('.vscode/settings.json', { 'json.schemas': [{ fileMatch: ['a.json'], url: './a.schema.json' }] });
  await runHere('init', 'my-hotel');
  expect(settings()['json.schemas']).toHaveLength(KINDS.length + 1);
});

test('settings that cannot be understood are left alone', async () => {
  write('.vscode/settings.json', '{ "json.schemas": ');
  expect((await runHere('init', 'my-hotel')).stdout).toContain('was not changed');
  expect(read('.vscode/settings.json')).toBe('{ "json.schemas": ');
});

test.each(KINDS.filter(({ place }) => place.endsWith('/')).map(({ kind }) => kind))(
  'new %s fits its schema, and check names what only a person can write',
  async (kind) => {
    await runHere('init', 'content');
    const { status, stdout } = await runHere('new', kind, 'second-one');
    expect(status).toBe(0);
    const file = /Wrote (\S+)\./.exec(stdout)?.[1] ?? '';
    expect(existsSync(path(file))).toBe(true);
    const { diagnostics } = JSON.parse((await runHere('check', file, '--format', 'json')).stdout) as {
      diagnostics: { code: string; severity: string }[];
    };
    const codes = diagnostics.map(({ code }) => code);
    // References to missing files are reported too; the starter's own shape is valid.
    const ofShape = [
      'missing',
      'unknown-key',
      'type',
      'enum',
      'range',
      'pattern',
      'id/format',
      'text/empty',
      'union/tag',
    ];
    expect(codes.filter((code) => ofShape.includes(code))).toEqual([]);
    expect(codes).toContain('text/placeholder');
  },
);

test('new writes a file that the hotel has once', async () => {
  mkdirSync(path('content'));
  write('content/hotel.json', '{}');
  expect((await runHere('new', 'taxes')).stdout).toContain('Wrote content/taxes.json.');
  expect((await runHere('new', 'tax')).stderr).toContain(
    'content/taxes.json already exists and was not changed.',
  );
  expect((await runHere('new', 'hotel', 'second')).stderr).toContain('A hotel has one hotel.json');
});

test('new writes a charge that nobody pays until its amount is written', async () => {
  await runHere('init', 'content');
  const { stdout } = await runHere('new', 'charge');
  expect(stdout).toContain('Wrote content/charges.json.');
  expect(stdout).toContain('charges[].amountMinor');
  expect(JSON.parse(read('content/charges.json'))).toMatchObject({ charges: [{ amountMinor: 0 }] });
  expect((await runHere('check')).stdout).toContain('charge/no-effect');
});

test('new never touches a file that is there, in either notation', async () => {
  write('content/hotel.json', '{}');
  write('content/rooms/suite.jsonc', '// mine');
  const { status, stderr } = await runHere('new', 'room', 'suite');
  expect(status).toBe(2);
  expect(stderr).toContain('content/rooms/suite.jsonc already exists');
  expect(read('content/rooms/suite.jsonc')).toBe('// mine');
});

test.each([
  ['a kind that was misspelt', ['new', 'rom'], 'Did you mean: room?'],
  ['no kind', ['new'], 'new takes a kind: hotel,'],
  [
    'an id that is none',
    ['new', 'room', 'Lake Suite'],
    'An id consists of small letters, digits and hyphens',
  ],
])('%s: exit 2 and what to do', async (_name, args, words) => {
  const { status, stderr } = await runHere(...args);
  expect(status).toBe(2);
  expect(stderr).toContain(words);
});

test('init charges no guest for an example: charges, discounts, deposits and rounding are written on purpose', async () => {
  await runHere('init', 'content');
  expect(existsSync(path('content/charges.json'))).toBe(false);
  expect(read('content/hotel.json')).not.toContain('roundTotalTo');
  const rate = read('content/rates/udaipur.json');
  for (const field of ['"deposit"', '"discounts"', '"percent"', '"minNightsByArrivalDay"', '"standsAlone"'])
    expect(rate).not.toContain(field);
});
