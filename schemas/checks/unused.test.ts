import { expect, test } from 'vitest';
import { example, diagnosticLines } from '../engine/small-hotel.ts';
import { jpeg } from '../engine/test-pictures.ts';

const forgotten = { 'images/forgotten.jpg': jpeg() };

test('names what nothing points to', async () => {
  const { taxes } = example('tax');
  const changes = {
    ...forgotten,
    'policies/strict.json': { ...example('policy'), id: 'strict' },
    'taxes.json': { taxes: [...taxes, ...taxes.slice(0, 1).map((tax) => ({ ...tax, taxClass: 'boats' }))] },
  };
  expect(await diagnosticLines(changes)).toEqual([
    'images/forgotten.jpg:1:1 info unused',
    'policies/strict.json:3:9 info unused',
    'taxes.json:32:19 info unused',
  ]);
});

test('a policy that a person wrote is read on its page, and used by that', async () => {
  const rules = { kind: 'HOUSE_RULES', id: 'rules', name: 'Rules', rules: [{ heading: 'A', detail: 'B' }] };
  expect(await diagnosticLines({ 'policies/rules.json': rules })).toEqual([]);
});

test('what leads nowhere may have been meant for it', async () => {
  const misspelt = JSON.stringify(example('location'), null, 2).replace('courtyard.jpg', 'forgoten.jpg');
  expect(await diagnosticLines({ ...forgotten, 'locations/udaipur.json': misspelt })).toEqual([
    'locations/udaipur.json:46:13 error asset/not-found',
  ]);
});

test('a file that cannot be read may use it', async () => {
  expect(await diagnosticLines({ ...forgotten, 'pages/home.json': '{' })).toEqual([
    'pages/home.json:1:1 error json/unclosed',
  ]);
});

test('a licence beside the pictures is no picture', async () => {
  expect(await diagnosticLines({ 'images/LICENSE': 'CC0' })).toEqual([]);
});
