import { expect, test } from 'vitest';
import { diagnosticLines, example } from '../../engine/small-hotel.ts';

const annex = (id: string) => ({
  [`locations/${id}.json`]: { ...example('location'), id },
});

test.each(['book', 'about', 'checkout', 'api', '404'])('a location is not called %s', async (id) => {
  expect(await diagnosticLines(annex(id))).toContainEqual(
    expect.stringContaining(`locations/${id}.json:2:9 error id/reserved`),
  );
});

test.each(['booking', 'the-gallery', 'kochi'])('a location may be called %s', async (id) => {
  expect((await diagnosticLines(annex(id))).filter((line) => line.includes('id/reserved'))).toEqual([]);
});
