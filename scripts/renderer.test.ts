import { expect, it } from 'vitest';
import { rendererMismatch } from './renderer.ts';

const recorded = { browser: 'Chromium 153.0.8010.0', system: 'linux x64' };

it('compares pictures of the same browser on the same system', () => {
  expect(rendererMismatch(recorded, { ...recorded })).toBeUndefined();
});

it.each([
  [
    'another version',
    { ...recorded, browser: 'Chromium 156.0.1.0' },
    /drawn by Chromium 153.*here it is Chromium 156/,
  ],
  ['another system', { ...recorded, system: 'darwin arm64' }, /on linux x64; here .* on darwin arm64/],
])('refuses to compare with pictures of %s, and says how to take them anew', (_what, present, message) => {
  expect(rendererMismatch(recorded, present)).toMatch(message);
  expect(rendererMismatch(recorded, present)).toContain('npm run test:visual -- --update');
});

it('says how to take the first pictures', () => {
  expect(rendererMismatch(undefined, recorded)).toContain('npm run test:visual -- --update');
});
