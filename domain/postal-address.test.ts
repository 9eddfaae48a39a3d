import { expect, test } from 'vitest';
import { addressLines, hasPostalCodes, namesStates } from './postal-address.ts';

test.each([
  ['PT', 'Lisboa', '1100-341', '1100-341 Lisboa'],
  ['ES', 'Sevilla', '41004', '41004 Sevilla'],
  ['FR', 'Nice', '06300', '06300 Nice'],
  ['DE', 'Berlin', '10115', '10115 Berlin'],
  ['IT', 'Roma', '00186', '00186 Roma'],
  ['NL', 'Amsterdam', '1012 JS', '1012 JS Amsterdam'],
  ['IN', 'Udaipur', '313001', 'Udaipur 313001'],
  ['GB', 'London', 'SW1A 1AA', 'London SW1A 1AA'],
  ['IE', 'Dublin', 'D02 AF30', 'Dublin D02 AF30'],
  ['LV', 'Rīga', 'LV-1050', 'Rīga LV-1050'],
  ['MT', 'Valletta', 'VLT 1117', 'Valletta VLT 1117'],
  ['US', 'Bishop', '93514', 'Bishop 93514'],
])('an address in %s: %s, %s is written %s', (country, town, pin, line) => {
  const address = { country, town, pin, streetAddress: '1 High Street', state: 'A state' };
  expect(addressLines(address)).toEqual(['1 High Street', line, 'A state']);
});

test('a town that is its own state is named once', () => {
  const porto = { streetAddress: 'Rua do Algodão 52', town: 'Porto', pin: '4000-046', country: 'PT' };
  expect(addressLines({ ...porto, state: 'Porto' })).toEqual(['Rua do Algodão 52', '4000-046 Porto']);
});

test('what a country does not have is left out, without a blank in its place', () => {
  const street = { streetAddress: '1 High Street', town: 'Town' };
  expect(addressLines({ ...street, country: 'AE' })).toEqual(['1 High Street', 'Town']);
  expect(addressLines({ ...street, country: 'MC', pin: '98000' })).toEqual(['1 High Street', '98000 Town']);
  expect(addressLines({ ...street, country: 'SG', pin: '238801' })).toEqual(['1 High Street', 'Town 238801']);
  expect(addressLines({ ...street, country: 'BS', state: 'Eleuthera' })).toEqual([
    '1 High Street',
    'Town',
    'Eleuthera',
  ]);
});

test.each([
  ['AE', false, false],
  ['HK', false, false],
  ['BS', false, false],
  ['QA', false, false],
  ['SG', true, false],
  ['IE', true, false],
  ['MC', true, false],
  ['PT', true, false],
  ['IN', true, true],
  ['US', true, true],
  ['JP', true, true],
  ['KN', false, true],
])('%s: postal codes %s, states %s', (country, hasCodes, hasStates) => {
  expect([hasPostalCodes(country), namesStates(country)]).toEqual([hasCodes, hasStates]);
});
