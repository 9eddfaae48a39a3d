import { expect, test } from 'vitest';
import { reportOf, written } from './report-of.ts';

test.each([
  {
    input: 'inr',
    files: written('hotel', '"INR"', '"inr"'),
    reported: [
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
    input: 'Rs',
    files: written('hotel', '"INR"', '"Rs"'),
    reported: [
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
    input: 'RUPEE',
    files: written('hotel', '"INR"', '"RUPEE"'),
    reported: [
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
    input: 'XQX',
    files: written('hotel', '"INR"', '"XQX"'),
    reported: [
      {
        code: 'enum',
        place: 'hotel.json:8:15',
        at: '"XQX"',
        message: 'Currency cannot be "XQX".',
        help: 'write the three letters of a currency, such as "EUR", "INR" or "USD"',
      },
    ],
  },
  {
    input: 'HOMEPAGE',
    files: written('seo', '"HOME"', '"HOMEPAGE"'),
    reported: [
      {
        code: 'enum',
        place: 'seo.json:4:15',
        at: '"HOMEPAGE"',
        message: 'Page cannot be "HOMEPAGE"; did you mean `HOME`?',
        help: 'allowed: HOME, ABOUT, SERVICES, GALLERY, CONTACT, POLICIES, BOOK, LOCATION, ROOM',
        fix: '"HOME"',
      },
    ],
  },
  {
    input: 'an empty text',
    files: written('album', '"Moments"', '""'),
    reported: [
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
    input: 'blanks',
    files: written('album', '"Moments"', '"   "'),
    reported: [
      {
        code: 'text/empty',
        place: 'albums/moments.json:3:11',
        at: '"   "',
        message: 'This text is blank.',
        help: 'write it, or remove the line if it is optional',
      },
    ],
  },
  {
    input: 'TBD',
    files: written('album', '"Moments"', '"TBD"'),
    reported: [
      {
        code: 'text/placeholder',
        severity: 'warning',
        place: 'albums/moments.json:3:11',
        at: '"TBD"',
        message: 'This looks like a placeholder; guests would read it.',
        help: 'write the final text',
      },
    ],
  },
  {
    input: 'lorem ipsum',
    files: written('album', '"Moments"', '"Lorem ipsum dolor"'),
    reported: [
      {
        code: 'text/placeholder',
        severity: 'warning',
        place: 'albums/moments.json:3:11',
        at: '"Lorem ipsum dolor"',
        message: 'This looks like a placeholder; guests would read it.',
        help: 'write the final text',
      },
    ],
  },
  {
    input: 'a season that ends before it begins',
    files: written('rate', '"to": "2027-01-05"', '"to": "2026-12-01"'),
    reported: [
      {
        code: 'date/order',
        place: 'rates/udaipur.json:100:13',
        at: '"2026-12-01"',
        message: 'The period ends on 2026-12-01, which is before it begins on 2026-12-20.',
        help: 'correct one of the dates, or swap them',
        fix: '"2026-12-01" … "2026-12-20"',
        related: ['rates/udaipur.json:99:15 begins here'],
      },
    ],
  },
  {
    input: '30 February',
    files: written('rate', '"to": "2027-01-05"', '"to": "2027-02-30"'),
    reported: [
      {
        code: 'date/invalid',
        place: 'rates/udaipur.json:100:13',
        at: '"2027-02-30"',
        message: 'Last night: there is no day 2027-02-30.',
        help: 'write "2027-02-28", the last day of that month',
        fix: '"2027-02-28"',
      },
    ],
  },
])('$input', async ({ files, reported }) => {
  expect(await reportOf(files)).toMatchObject(reported);
});
