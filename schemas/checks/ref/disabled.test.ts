import { expect, test } from 'vitest';
import { example, diagnosticLines } from '../../engine/small-hotel.ts';

test('what belongs to a hidden house is hidden with it', async () => {
  expect(
    await diagnosticLines({ 'locations/udaipur.json': { ...example('location'), enabled: false } }),
  ).toEqual(['charges.json:12:21 warning ref/disabled', 'pages/home.json:32:21 warning ref/disabled']);
});

test('a highlight does not point to a hidden service', async () => {
  expect(
    await diagnosticLines({ 'services/boat-dinner.json': { ...example('service'), enabled: false } }),
  ).toEqual(['pages/services.json:19:18 warning ref/disabled']);
});
