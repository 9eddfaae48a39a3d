import { expect, test } from 'vitest';
import { saidOf, written } from './said.ts';

// Numbers, choices, texts and days. The rows are those of the table of malformed content.
test.each([
  {
    row: 36,
    input: 'a number in quotes',
    files: written('hotel', '840', '"840"'),
    said: [
      {
        code: 'type',
        place: 'hotel.json:11:14',
        at: '"840"',
        message: 'Check-in time (minutes from midnight) is a whole number; this is text ("840").',
        help: 'remove the quotes',
        fix: '840',
      },
    ],
  },
  {
    row: 37,
    input: 'half a minute',
    files: written('hotel', '840', '840.5'),
    said: [
      {
        code: 'range',
        place: 'hotel.json:11:14',
        at: '840.5',
        message: 'Check-in time (minutes from midnight) is a whole number; this is 840.5.',
        help: 'write 840 or 841',
      },
    ],
  },
  {
    row: 37,
    input: '1500 minutes',
    files: written('hotel', '840', '1500'),
    said: [
      {
        code: 'range',
        place: 'hotel.json:11:14',
        at: '1500',
        message: 'Check-in time (minutes from midnight) is 0 to 1439 minutes from midnight; 1500 is 25:00.',
        help: '14:00 is 840, 12:00 is 720',
      },
    ],
  },
  {
    row: 38,
    input: 'inr',
    files: written('hotel', '"INR"', '"inr"'),
    said: [
      {
        code: 'enum',
        place: 'hotel.json:8:15',
        at: '"inr"',
        message: 'Currency cannot be "inr"; did you mean `INR`?',
        help: 'write "INR"',
        fix: '"INR"',
      },
    ],
  },
  {
    row: 38,
    input: 'Rs',
    files: written('hotel', '"INR"', '"Rs"'),
    said: [
      {
        code: 'enum',
        place: 'hotel.json:8:15',
        at: '"Rs"',
        message: 'Currency cannot be "Rs"; did you mean `INR`?',
        help: 'write "INR"',
        fix: '"INR"',
      },
    ],
  },
  {
    row: 38,
    input: 'RUPEE',
    files: written('hotel', '"INR"', '"RUPEE"'),
    said: [
      {
        code: 'enum',
        place: 'hotel.json:8:15',
        at: '"RUPEE"',
        message: 'Currency cannot be "RUPEE"; did you mean `INR`?',
        help: 'write "INR"',
        fix: '"INR"',
      },
    ],
  },
  {
    row: 38,
    input: 'XQX',
    files: written('hotel', '"INR"', '"XQX"'),
    said: [
      {
        code: 'enum',
        place: 'hotel.json:8:15',
        at: '"XQX"',
        message: 'Currency cannot be "XQX".',
        help: 'write the three letters of a currency, such as "INR"',
      },
    ],
  },
  {
    row: 39,
    input: 'HOMEPAGE',
    files: written('seo', '"HOME"', '"HOMEPAGE"'),
    said: [
      {
        code: 'enum',
        place: 'seo.json:4:15',
        at: '"HOMEPAGE"',
        message: 'Page cannot be "HOMEPAGE"; did you mean `HOME`?',
        help: 'allowed: HOME, ABOUT, SERVICES, GALLERY, CONTACT, POLICIES, BOOK',
        fix: '"HOME"',
      },
    ],
  },
  {
    row: 41,
    input: 'an empty text',
    files: written('album', '"Moments"', '""'),
    said: [
      {
        code: 'text/empty',
        place: 'albums/moments.json:3:11',
        at: '""',
        message: 'Name is empty.',
        help: 'write it, for example "Moments"',
      },
    ],
  },
  {
    row: 41,
    input: 'blanks',
    files: written('album', '"Moments"', '"   "'),
    said: [
      {
        code: 'text/empty',
        place: 'albums/moments.json:3:11',
        at: '"   "',
        message: 'This text holds nothing but blanks.',
        help: 'write it, or leave the line out if it is not needed',
      },
    ],
  },
  {
    row: 41,
    input: 'TBD',
    files: written('album', '"Moments"', '"TBD"'),
    said: [
      {
        code: 'text/placeholder',
        severity: 'warning',
        place: 'albums/moments.json:3:11',
        at: '"TBD"',
        message: 'This looks like a placeholder; guests would read it.',
        help: 'write the real text',
      },
    ],
  },
  {
    row: 41,
    input: 'lorem ipsum',
    files: written('album', '"Moments"', '"Lorem ipsum dolor"'),
    said: [
      {
        code: 'text/placeholder',
        severity: 'warning',
        place: 'albums/moments.json:3:11',
        at: '"Lorem ipsum dolor"',
        message: 'This looks like a placeholder; guests would read it.',
        help: 'write the real text',
      },
    ],
  },
  {
    row: 49,
    input: 'PERCENT',
    files: written('policy', '"PERCENTAGE"', '"PERCENT"'),
    said: [
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
    row: 50,
    input: '150 percent',
    files: written('policy', '"value": 50', '"value": 150'),
    said: [
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
    row: 51,
    input: 'one and a half nights',
    files: written('policy', '"unit": "DAY",\n    "value": 1', '"unit": "DAY",\n    "value": 1.5'),
    said: [
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
    row: 51,
    input: 'nights',
    files: written('policy', '"unit": "DAY",\n    "value": 1', '"unit": "DAY",\n    "nights": 1'),
    said: [
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
    row: 52,
    input: 'rupees',
    files: written('rate', '"baseMinor": 1250000', '"baseMinor": 499.99'),
    said: [
      {
        code: 'money/minor',
        place: 'rates/udaipur.json:53:20',
        at: '499.99',
        message: 'Base price per night is written in paise as a whole number: 499.99 is 49999.',
        help: 'write 49999',
        fix: '49999',
      },
    ],
  },
  {
    row: 87,
    input: 'a season that ends before it begins',
    files: written('rate', '"to": "2027-01-05"', '"to": "2026-12-01"'),
    said: [
      {
        code: 'date/order',
        place: 'rates/udaipur.json:46:13',
        at: '"2026-12-01"',
        message: 'The period ends on 2026-12-01, before it begins on 2026-12-20.',
        help: 'correct one of the two days, or swap them',
        fix: '"2026-12-01" … "2026-12-20"',
        related: ['rates/udaipur.json:45:15 begins here'],
      },
    ],
  },
  {
    row: 87,
    input: '30 February',
    files: written('rate', '"to": "2027-01-05"', '"to": "2027-02-30"'),
    said: [
      {
        code: 'date/invalid',
        place: 'rates/udaipur.json:46:13',
        at: '"2027-02-30"',
        message: 'Last night: there is no day 2027-02-30.',
        help: 'for example "2026-12-24"',
      },
    ],
  },
])('row $row: $input', async ({ files, said }) => {
  expect(await saidOf(files)).toMatchObject(said);
});
