import { expect, test } from 'vitest';
import { example, diagnosticLines } from '../../engine/small-hotel.ts';

test.each([
  [49, 1],
  [50, 0],
  [160, 0],
  [161, 1],
])('%i characters', async (length, diagnostics) => {
  const entries = example('seo').entries.map((entry, at) =>
    at === 0 ? { ...entry, description: 'a'.repeat(length) } : entry,
  );
  expect(await diagnosticLines({ 'seo.json': { entries } })).toHaveLength(diagnostics);
});
