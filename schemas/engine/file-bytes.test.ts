import { expect, test } from 'vitest';
import { checkSmallHotel, example } from './small-hotel.ts';

const album = JSON.stringify(example('album'), null, 2);

test.each([
  ['an empty file', '', 'file/empty'],
  ['only blanks', ' \n\t ', 'file/empty'],
  ['something after the end', `${album}\n}`, 'json/after-end'],
  ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x7b, 0x00), 'file/encoding'],
  ['UTF-16 without a mark', Uint8Array.of(0x00, 0x7b, 0x00, 0x7d), 'file/encoding'],
  ['Latin-1', Uint8Array.of(0x7b, 0x22, 0xe9, 0x22, 0x7d), 'file/encoding'],
  ['10,000 brackets', '['.repeat(10_000), 'file/too-deep'],
  ['10,000 nested lists', `{"images":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 'file/too-deep'],
  ['200,001 values', `[${'0,'.repeat(200_000)}0]`, 'file/too-large'],
])('%s', async (_name, content, code) => {
  const { diagnostics } = await checkSmallHotel({ 'albums/moments.json': content });
  expect(diagnostics.filter(({ file }) => file === 'albums/moments.json').map((found) => found.code)).toEqual(
    [code],
  );
});

test('a file of 21 MB is not read', async () => {
  const { diagnostics } = await checkSmallHotel({ 'albums/moments.json': new Uint8Array(21 * 1024 * 1024) });
  expect(diagnostics[0]).toMatchObject({
    code: 'file/too-large',
    message: 'The file has 21 MB; content files have at most 20 MB.',
  });
});

test('a byte order mark and Windows line ends change no column', async () => {
  const text = `\ufeff${album.replace('"Moments"', "'Moments'").replaceAll('\n', '\r\n')}`;
  const { diagnostics } = await checkSmallHotel({ 'albums/moments.json': text });
  expect(diagnostics).toMatchObject([{ code: 'json/quotes', range: { start: { line: 3, column: 11 } } }]);
  expect(
    (await checkSmallHotel({ 'albums/moments.json': `\ufeff${album.replaceAll('\n', '\r\n')}` })).diagnostics,
  ).toEqual([]);
});

test('columns are UTF-16 units: an emoji before the place counts two', async () => {
  const { diagnostics } = await checkSmallHotel({
    'albums/moments.json': album.replace('"name": "Moments"', '"🏡": 1, "name": 2'),
  });
  expect(diagnostics.map(({ code, range }) => `${code} ${range.start.column}`)).toEqual([
    'unknown-key 3',
    'type 20',
  ]);
});

test.each(['__proto__', 'constructor', 'toString'])('%s is an unknown key like any other', async (key) => {
  const { diagnostics } = await checkSmallHotel({
    'albums/moments.json': album.replace('"name"', `"${key}": {}, "name"`),
  });
  expect(diagnostics.map(({ code }) => code)).toEqual(['unknown-key']);
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
});
