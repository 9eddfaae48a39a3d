import { expect, test } from 'vitest';
import { checkWithSense } from '../engine/small-hotel.ts';
import { SENSE_MISTAKES } from './sense-mistakes.ts';

test.each(SENSE_MISTAKES)('$mistake', async ({ files, code, place }) => {
  const { diagnostics, errors } = await checkWithSense(files);
  expect(errors).toBe(0);
  expect(diagnostics.map((found) => `${found.code} ${found.file}${found.pointer}`)).toContain(
    `${code} ${place}`,
  );
});

test('there are enough of them, each told once', () => {
  expect(SENSE_MISTAKES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(SENSE_MISTAKES.map(({ mistake }) => mistake)).size).toBe(SENSE_MISTAKES.length);
});
