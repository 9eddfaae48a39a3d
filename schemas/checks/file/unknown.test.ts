import { expect, test } from 'vitest';
import { checkSmallHotel, diagnosticLines } from '../../engine/small-hotel.ts';

test.each([
  ['polices/flexible.json', 'did you mean `policies/`?', 'move it to policies/'],
  ['hotell.json', 'did you mean `hotel.json`?', 'move it to hotel.json'],
  ['pages/hoem.json', 'did you mean `pages/home.json`?', 'move it to pages/home.json'],
  ['courtyard.jpg', 'Nothing reads this file.', 'pictures live in images/'],
  ['theme.yaml', 'did you mean `theme.json`?', 'write content as .json, or as .jsonc with comments'],
])('%s: %s', async (path, message, help) => {
  const { diagnostics } = await checkSmallHotel({ [path]: '{}' });
  expect(diagnostics).toMatchObject([{ code: 'file/unknown', file: path, help }]);
  expect(diagnostics[0]?.message).toContain(message);
});

test('passes over notes, and hidden files', async () => {
  const beside = { 'README.md': '# Notes', '.gitkeep': '', 'rooms/.DS_Store': 'x', 'rooms/desktop.ini': 'x' };
  expect(await diagnosticLines(beside)).toEqual([]);
});
