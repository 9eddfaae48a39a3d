import { expect, test } from 'vitest';
import { checkSmallHotel } from '../../engine/small-hotel.ts';

const note = { 'fonts/licence.txt': 'From the foundry.' };
const messages = async (files: Record<string, string>) =>
  (await checkSmallHotel({ ...note, ...files })).diagnostics
    .filter(({ code }) => code === 'font/type')
    .map(({ message }) => message);

test.each([
  ['fonts/Canela-Regular.otf', 'OTTO', 'a desktop font (OpenType)'],
  ['fonts/Canela-Regular.ttf', '\0\u0001\0\0', 'a desktop font (TrueType)'],
  ['fonts/canela-400.woff', 'wOFF', 'an older web font (WOFF)'],
  ['fonts/canela.zip', 'PK\u0003\u0004', 'a ZIP archive'],
  ['fonts/canela-400.woff2', '<!doctype html>', 'no font'],
  ['fonts/canela-400.woff2', '', 'no font'],
])('%s is not published', async (path, bytes, words) => {
  expect(await messages({ [path]: bytes })).toEqual([`${path} is ${words}; only WOFF2 files are published.`]);
});

test('a web font under another name is renamed', async () => {
  expect(await messages({ 'fonts/canela-400.font': 'wOF2' })).toEqual([
    'fonts/canela-400.font is a web font whose name does not end in .woff2; only WOFF2 files are published.',
  ]);
});

test('a web font, whatever the case of its ending, and notes are in order', async () => {
  expect(await messages({ 'fonts/Lora-Variable.WOFF2': 'wOF2', 'fonts/README.md': '# Fonts' })).toEqual([]);
});
