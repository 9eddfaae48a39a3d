import { expect, test } from 'vitest';
import { example, diagnosticLines } from '../../engine/small-hotel.ts';

const album = (name: string) => ({ 'albums/moments.json': { ...example('album'), name } });

test.each([
  ['soft hyphen', 'Dampf\u00adschiff'],
  ['left-to-right mark', 'The lake\u200e'],
  ['zero width space', '\u200bThe lake'],
  ['right-to-left isolate that is not closed', 'Room \u2067\u05d7\u05d3\u05e8'],
  ['first strong isolate of which one of two is closed', '\u2068a \u2068b\u2069 \u05d7'],
])('a %s in a text is said', async (_name, text) => {
  expect(await diagnosticLines(album(text))).toEqual(['albums/moments.json:3:11 warning text/invisible']);
});

test('one that is written as an escape is said too', async () => {
  const text = JSON.stringify(example('album'), null, 2).replace('"Moments"', '"Mom\\u200bents"');
  expect(await diagnosticLines({ 'albums/moments.json': text })).toEqual([
    'albums/moments.json:3:11 warning text/invisible',
  ]);
});

test.each([
  ['a family of emoji', 'Families \u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
  ['a mark between two directions', '\u05d7\u05d3\u05e8 12 \u200em²'],
  ['spaces of Thai', '\u0e22\u0e34\u0e19\u0e14\u0e35\u200b\u0e15\u0e49\u0e2d\u0e19\u0e23\u0e31\u0e1a'],
  ['a Latin word in Hebrew, isolated', '\u05d7\u05d3\u05e8 \u2066Wi-Fi\u2069'],
  ['a Hebrew word in English, isolated', 'The \u2067\u05d7\u05d3\u05e8\u2069 room'],
  ['a joiner of Hindi', '\u0915\u094d\u200d\u0937'],
])('%s needs what nobody sees', async (_name, text) => {
  expect(await diagnosticLines(album(text))).toEqual([]);
});
