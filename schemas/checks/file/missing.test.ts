import { expect, test } from 'vitest';
import { example, diagnosticLines } from '../../engine/small-hotel.ts';

test('names every file that no hotel can do without', async () => {
  expect(await diagnosticLines({ 'theme.json': null, 'policies/flexible.json': null })).toEqual([
    'pages/policies.json:12:5 error ref/not-found',
    'policies/:1:1 error file/missing',
    'rates/udaipur.json:9:19 error ref/not-found',
    'rates/udaipur.json:27:19 error ref/not-found',
    'theme.json:1:1 error file/missing',
  ]);
});

test('takes .jsonc for .json', async () => {
  expect(await diagnosticLines({ 'taxes.json': null, 'taxes.jsonc': example('tax') })).toEqual([]);
});
