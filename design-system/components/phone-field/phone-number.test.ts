import { describe, expect, it } from 'vitest';
import { readTyped, wholeNumberOf } from './phone-number.ts';

const countries = [
  { code: 'IN', diallingCode: '91', name: 'India' },
  { code: 'US', diallingCode: '+1', name: 'United States' },
  { code: 'CA', diallingCode: '1', name: 'Canada' },
  { code: 'BS', diallingCode: '1242', name: 'Bahamas' },
  { code: 'GB', diallingCode: '44', name: 'United Kingdom' },
  { code: 'IT', diallingCode: '39', name: 'Italy' },
  { code: 'HU', diallingCode: '36', name: 'Hungary' },
  { code: 'KZ', diallingCode: '7', name: 'Kazakhstan' },
];
const india = { countryCode: 'IN', national: '' };

describe('what was typed', () => {
  it.each([
    ['98765 43210', 'IN', '98765 43210'],
    ['+91 98765 43210', 'IN', '98765 43210'],
    ['0044 20 7946 0000', 'GB', '20 7946 0000'],
    ['+44 (0)20 7946 0000', 'GB', '20 7946 0000'],
    ['+44-20-7946-0000', 'GB', '20-7946-0000'],
    ['+39 06 698 1', 'IT', '06 698 1'],
    ['\u202A+91 98765\u202C', 'IN', '98765'],
    ['+٤٤ ٢٠', 'GB', '٢٠'],
    ['+4', 'IN', '+4'],
    ['+', 'IN', '+'],
    ['+999 12', 'IN', '+999 12'],
    ['', 'IN', ''],
  ])('%j is %s and %j', (typed, countryCode, national) => {
    expect(readTyped(typed, india, countries)).toEqual({ countryCode, national });
  });

  it('takes the longest dialling code that fits', () => {
    expect(readTyped('+1 242 555 1234', india, countries)).toEqual({
      countryCode: 'BS',
      national: '555 1234',
    });
  });

  it('keeps the country among those that share a dialling code, else takes the one that comes first for it', () => {
    const typed = '+1 416 555 0100';
    expect(readTyped(typed, { countryCode: 'CA', national: '' }, countries).countryCode).toBe('CA');
    expect(readTyped(typed, india, countries).countryCode).toBe('US');
    const inAnotherOrder = [
      { code: 'CA', diallingCode: '1', name: 'Canada', isLesser: true },
      { code: 'US', diallingCode: '1', name: 'United States' },
    ];
    expect(readTyped(typed, india, inAnotherOrder).countryCode).toBe('US');
  });

  it('knows no country in an empty list', () => {
    expect(readTyped('+91 98', { countryCode: '', national: '' }, [])).toEqual({
      countryCode: '',
      national: '+91 98',
    });
  });
});

describe('the whole number', () => {
  it.each([
    ['IN', '98765 43210', '+919876543210'],
    ['IN', '98765 43210 #12', '+91 98765 43210 #12'],
    ['IN', '98765 43210,,12', '+91 98765 43210,,12'],
    ['US', '(416) 555-0100', '+14165550100'],
    ['IN', '٩٨٧', '+91987'],
    ['IN', '098765 43210', '+919876543210'],
    ['GB', '(020) 7946 0000', '+442079460000'],
    ['IT', '06 698 1', '+39066981'],
    ['HU', '06 30 123 4567', '+36301234567'],
    ['HU', '30 123 4567', '+36301234567'],
    ['KZ', '8 (701) 234-56-78', '+77012345678'],
    ['KZ', '812 345 67 89', '+78123456789'],
    ['IN', '+999 12', '+99912'],
    ['IN', '', ''],
    ['IN', '  ', ''],
  ])('of %s and %j is %j', (countryCode, national, number) => {
    expect(wholeNumberOf({ countryCode, national }, countries)).toBe(number);
  });

  it.each([
    ['abc', 'abc'],
    ['+', '+'],
    [' - ', '-'],
    ['98765l3210', '+91 98765l3210'],
    ['98765 43210 ext 12', '+91 98765 43210 ext 12'],
    ['+999 12x', '+999 12x'],
  ])('leaves %j as typed, for the form to check', (national, told) => {
    expect(wholeNumberOf({ countryCode: 'IN', national }, countries)).toBe(told);
    expect(wholeNumberOf(readTyped(told, india, countries), countries)).toBe(told);
  });
});
