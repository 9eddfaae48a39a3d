import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { expect, it } from 'vitest';
import { phoneCountries } from './phone-countries.ts';

const countries = phoneCountries('en');
const firstFor = (diallingCode: string) =>
  countries.filter((country) => country.diallingCode === diallingCode && country.isLesser !== true);

it('lists every country of the numbering tables with its dialling code', () => {
  const listed = countries.map(({ code, diallingCode }) => `${code} ${diallingCode}`);
  const expected = getCountries().map((code) => `${code} ${getCountryCallingCode(code)}`);
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

it('names one country first for each dialling code', () => {
  for (const { diallingCode } of countries) expect(firstFor(diallingCode)).toHaveLength(1);
  expect(['1', '7', '39', '44', '61'].flatMap(firstFor).map(({ code }) => code)).toEqual([
    'US',
    'RU',
    'IT',
    'GB',
    'AU',
  ]);
});

it('sorts the names in the language, and keeps the English ones to be found by', () => {
  const names = phoneCountries('de').map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Ägypten', 'Ålandinseln']);
  const germany = phoneCountries('hi').find(({ code }) => code === 'DE');
  expect(germany).toMatchObject({ name: 'जर्मनी', otherNames: ['Germany'] });
});
