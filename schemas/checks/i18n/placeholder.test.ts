import { expect, test } from 'vitest';
import { checkSmallHotel, diagnosticLines } from '../../engine/small-hotel.ts';

const texts = (value: object) => ({ 'locales/en/common.json': value });

test.each([
  ['in another place', 'Here are the {{room}}’s dates'],
  ['twice', '{{room}}: dates and prices of {{room}}'],
  ['with other blanks', '{{ room }}: dates and prices'],
  ['as it is written', '{{- room}}'],
])('a placeholder may stand %s', async (_how, seeRoomOf) => {
  expect(await diagnosticLines(texts({ home: { seeRoomOf } }))).toEqual([]);
});

test('one that is renamed is one problem, not one lost and one too many', async () => {
  const { diagnostics } = await checkSmallHotel(texts({ footer: { legal: '{{hotle}} · Book with us.' } }));
  expect(diagnostics).toMatchObject([
    {
      code: 'i18n/placeholder',
      message: 'The placeholder `{{hotle}}` does not exist here: did you mean `{{hotel}}`?',
      range: { start: { line: 3, column: 15 }, end: { line: 3, column: 24 } },
      fix: { edits: [{ text: '{{hotel}}' }] },
    },
  ]);
});

test('a placeholder behind an escape is still found', async () => {
  const { diagnostics } = await checkSmallHotel({
    'locales/en/common.json': String.raw`{ "nav": { "brand": "\u201cHouse\u201d \\ {{hotl}}" } }`,
  });
  expect(diagnostics[0]?.range).toMatchObject({ start: { column: 43 }, end: { column: 51 } });
});

test('the number may be said in words where there is one, or none', async () => {
  const rooms = { rooms_one: 'One room', rooms_other: '{{count}} rooms' };
  expect(await diagnosticLines(texts({ search: rooms }))).toEqual([]);
  expect(await diagnosticLines(texts({ search: { ...rooms, rooms_other: 'Rooms' } }))).toEqual([
    'locales/en/common.json:4:20 error i18n/placeholder',
  ]);
});
