import { expect, test } from 'vitest';
import { example, senseLines } from '../../engine/small-hotel.ts';

test('letters that were read in the wrong encoding', async () => {
  expect(await senseLines({ 'hotel.json': { ...example('hotel'), tagline: 'SÃ£o JoÃ£o' } })).toEqual([
    'hotel.json/tagline sense/mojibake: Letters were lost when this text was copied: “SÃ£o JoÃ£o”.',
  ]);
});

test('letters that are lost', async () => {
  expect(await senseLines({ 'hotel.json': { ...example('hotel'), tagline: 'S\ufffdo' } })).toEqual([
    'hotel.json/tagline sense/mojibake: Letters were lost when this text was copied: “S�o”.',
  ]);
});

test('accents and capitals', async () => {
  expect(
    await senseLines({ 'hotel.json': { ...example('hotel'), tagline: 'SÃO JOÃO, Âncora, L’Été' } }),
  ).toEqual([]);
});
