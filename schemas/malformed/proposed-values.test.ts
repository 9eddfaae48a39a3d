import { expect, test } from 'vitest';
import { proposedValues } from './proposed-values.ts';

test.each([
  ['write 2846 or 2847', ['2846', '2847']],
  ['write "IN"', ['"IN"']],
  ['write "a \\"b\\"" here, or something else', ['"a \\"b\\""']],
  ['for example "2026-12-24"', ['"2026-12-24"']],
  ['write 7 or less, or raise maxNights', ['7']],
  ['write "boat" and change the references to it', []],
  ['copy the coordinates from a map', []],
])('%s', (help, values) => {
  expect(proposedValues(help).values).toEqual(values);
});

test('fields, with the file that they belong to', () => {
  expect(proposedValues('refer to another one, or write "enabled": true in rooms/suite.json')).toEqual({
    values: [],
    fields: { enabled: true },
    place: 'rooms/suite.json',
  });
  expect(proposedValues('write "lat": -24.5, "long": 73, which is in India').fields).toEqual({
    lat: -24.5,
    long: 73,
  });
});
