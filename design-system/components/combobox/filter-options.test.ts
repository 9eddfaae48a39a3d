import { describe, expect, it, vi } from 'vitest';
import { type ComboboxOption, exactOption, filterOptions } from './filter-options.ts';

const country = (value: string, label: string, detail: string, ...more: string[]): ComboboxOption => ({
  value,
  label,
  detail,
  keywords: [value, ...more],
});
const countries = [
  country('AE', 'United Arab Emirates', '+971'),
  country('BS', 'Bahamas', '+1242'),
  country('CA', 'Canada', '+1'),
  country('CI', 'Côte d’Ivoire', '+225', 'Ivory Coast'),
  country('DE', 'Germany', '+49', 'Deutschland'),
  country('GB', 'United Kingdom', '+44'),
  country('IN', 'India', '+91'),
  country('NG', 'Nigeria', '+234'),
  country('NE', 'Niger', '+227'),
  country('US', 'United States', '+1'),
];
const found = (typed: string) => filterOptions(countries, typed).map(({ value }) => value);

describe('a typed text finds', () => {
  it.each([
    ['a name by its beginning, before names that contain it', 'ger', ['DE', 'NG', 'NE']],
    ['nothing in the middle of a name by two letters', 'rm', []],
    ['a name by the beginning of a later word', 'king', ['GB']],
    ['several names that begin alike, in their order', 'united', ['AE', 'GB', 'US']],
    ['a name that is typed in full before longer ones', 'niger', ['NE', 'NG']],
    ['a code before names that begin like it', 'in', ['IN']],
    ['a name without its accents', 'cote', ['CI']],
    ['another name', 'deutsch', ['DE']],
    ['a name by its middle, from three letters on', 'many', ['DE']],
    ['a dialling code', '+49', ['DE']],
    ['a dialling code without its plus', '44', ['GB']],
    ['a dialling code with two zeros', '0044', ['GB']],
    ['a dialling code in Arabic digits', '+٩١', ['IN']],
    ['all that share a dialling code, before longer ones', '+1', ['CA', 'US', 'BS']],
    ['nothing that is not there', 'atlantis', []],
  ])('%s', (_case, typed, values) => {
    expect(found(typed)).toEqual(values);
  });

  it('a lesser option after the others that it finds as well', () => {
    const guernsey = { ...country('GG', 'Guernsey', '+44'), isLesser: true };
    const valuesOf = (text: string) =>
      filterOptions([guernsey, ...countries], text).map(({ value }) => value);
    expect(valuesOf('+44')).toEqual(['GB', 'GG']);
    expect(valuesOf('guer')).toEqual(['GG']);
  });

  it('everything while it is empty', () => {
    expect(found('  ')).toEqual(countries.map(({ value }) => value));
  });

  it('the same in a Turkish browser, whose small I has no dot', () => {
    vi.spyOn(String.prototype, 'toLocaleLowerCase').mockImplementation(function inTurkish(this: string) {
      return this.replaceAll('I', 'ı').toLowerCase();
    });
    expect(found('india')).toEqual(['IN']);
  });
});

describe('an exact option', () => {
  it.each([
    ['germany', 'DE'],
    ['+91', 'IN'],
    ['us', 'US'],
    ['ger', undefined],
    ['', undefined],
  ])('of "%s" is %s', (typed, value) => {
    expect(exactOption(countries, typed)?.value).toBe(value);
  });
});
