import { expect, test } from 'vitest';
import { reportOf, written } from './report-of.ts';

test.each([
  {
    input: 'a number in quotes',
    files: written('hotel', '840', '"840"'),
    reported: [
      {
        code: 'type',
        place: 'hotel.json:24:14',
        at: '"840"',
        message: 'Check-in time (minutes from midnight) is a whole number; this is text ("840").',
        help: 'remove the quotes',
        fix: '840',
      },
    ],
  },
  {
    input: 'a time of day as text',
    files: written('hotel', '840', '"2 pm"'),
    reported: [
      {
        code: 'time/minutes',
        place: 'hotel.json:24:14',
        at: '"2 pm"',
        message: 'Check-in time (minutes from midnight): "2 pm" is 840 minutes from midnight.',
        help: 'write 840, without quotes',
        fix: '840',
      },
    ],
  },
  {
    input: 'a price as text',
    files: written('rate', '"baseMinor": 1250000', '"baseMinor": "Rs 12,500"'),
    reported: [
      {
        code: 'type',
        place: 'rates/udaipur.json:114:20',
        at: '"Rs 12,500"',
        message:
          'Base price per night is written in the smallest unit of INR, as a whole number; this is text ("Rs 12,500").',
        help: 'write 1250000 for INR 12500, without quotes',
        fix: '1250000',
      },
    ],
  },
  {
    input: 'a price in digits as text',
    files: written('rate', '"baseMinor": 1250000', '"baseMinor": "12500"'),
    reported: [
      {
        code: 'type',
        place: 'rates/udaipur.json:114:20',
        at: '"12500"',
        message:
          'Base price per night is written in the smallest unit of INR, as a whole number; this is text ("12500").',
        help: 'write 1250000 for INR 12500, or 12500 if it counts the smallest unit already, without quotes',
        fix: undefined,
      },
    ],
  },
  {
    input: 'half a minute',
    files: written('hotel', '840', '840.5'),
    reported: [
      {
        code: 'range',
        place: 'hotel.json:24:14',
        at: '840.5',
        message: 'Check-in time (minutes from midnight) is a whole number; this is 840.5.',
        help: 'write 840 or 841',
      },
    ],
  },
  {
    input: '1500 minutes',
    files: written('hotel', '840', '1500'),
    reported: [
      {
        code: 'range',
        place: 'hotel.json:24:14',
        at: '1500',
        message: 'Check-in time (minutes from midnight) is 0 to 1439 minutes from midnight; 1500 is 25:00.',
        help: '14:00 is 840, 12:00 is 720',
      },
    ],
  },
  {
    input: 'PERCENT',
    files: written('policy', '"PERCENTAGE"', '"PERCENT"'),
    reported: [
      {
        code: 'union/tag',
        place: 'policies/flexible.json:10:17',
        at: '"PERCENT"',
        message: '`unit` is DAY or PERCENTAGE; did you mean `PERCENTAGE`?',
        help: 'write "PERCENTAGE"',
        fix: '"PERCENTAGE"',
      },
    ],
  },
  {
    input: '150 percent',
    files: written('policy', '"value": 50', '"value": 150'),
    reported: [
      {
        code: 'range',
        place: 'policies/flexible.json:11:18',
        at: '150',
        message: 'Percentage kept is from 0 to 100; 150 is too large.',
        help: 'write a number from 0 to 100',
      },
    ],
  },
  {
    input: 'one and a half nights',
    files: written('policy', '"unit": "DAY",\n    "value": 1', '"unit": "DAY",\n    "value": 1.5'),
    reported: [
      {
        code: 'range',
        place: 'policies/flexible.json:36:14',
        at: '1.5',
        message: 'Nights kept is a whole number; this is 1.5.',
        help: 'write 1 or 2',
      },
    ],
  },
  {
    input: 'nights',
    files: written('policy', '"unit": "DAY",\n    "value": 1', '"unit": "DAY",\n    "nights": 1'),
    reported: [
      {
        code: 'unknown-key',
        place: 'policies/flexible.json:36:5',
        at: '"nights"',
        message: '`nights` is not known here: did you mean `value`?',
        help: 'use `value` (nights kept)',
        fix: '"value"',
      },
    ],
  },
  {
    input: 'rupees',
    files: written('rate', '"baseMinor": 1250000', '"baseMinor": 499.99'),
    reported: [
      {
        code: 'money/minor',
        place: 'rates/udaipur.json:114:20',
        at: '499.99',
        message:
          'Base price per night is written in the smallest unit of INR, as a whole number: 499.99 is 49999.',
        help: 'write 49999',
        fix: '49999',
      },
    ],
  },
])('$input', async ({ files, reported }) => {
  expect(await reportOf(files)).toMatchObject(reported);
});

test.each([
  ['INR', '0.5', 'write 50', '50'],
  ['INR', '0.001', 'write 1', undefined],
  ['JPY', '0.5', 'write 1', undefined],
  ['JPY', '99.5', 'write 99 or 100', undefined],
])('rounding in %s to %s', async (currency, unit, help, fix) => {
  const reported = await reportOf(
    written(
      'hotel',
      '"INR",\n  "pricesIncludeTax": false,\n  "roundTotalTo": 100',
      `"${currency}",\n  "roundTotalTo": ${unit}`,
    ),
  );
  expect(reported).toMatchObject([{ code: 'money/minor', at: unit, help, fix }]);
});
