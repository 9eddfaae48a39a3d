import { expect, test } from 'vitest';
import { example } from '../engine/small-hotel.ts';
import { reportOf, written } from './report-of.ts';

const priced = (currency: string, price: string) => ({
  ...written('hotel', '"INR"', `"${currency}"`),
  ...written('rate', '"baseMinor": 1250000', `"baseMinor": ${price}`),
});

const location = example('location');
const { town, ...addressWithoutTown } = location.address;
const { address, ...withoutAddress } = location;

// The intention can be guessed from the value.
test.each([
  {
    input: 'yen with decimals',
    files: priced('JPY', '2846.5'),
    reported: [
      {
        code: 'money/minor',
        place: 'rates/udaipur.json:114:20',
        message: 'Base price per night is written in JPY, as a whole number; this is 2846.5.',
        help: 'write 2846 or 2847',
        fix: undefined,
      },
    ],
  },
  {
    input: 'Kuwaiti dinars',
    files: priced('KWD', '28.465'),
    reported: [
      { code: 'money/minor', place: 'rates/udaipur.json:114:20', help: 'write 28465', fix: '28465' },
    ],
  },
  {
    input: 'euros as text, with a comma',
    files: priced('EUR', '"1.028,46 €"'),
    reported: [
      {
        code: 'type',
        place: 'rates/udaipur.json:114:20',
        message:
          'Base price per night is written in the smallest unit of EUR, as a whole number; this is text ("1.028,46 €").',
        help: 'write 102846 for EUR 1028.46, without quotes',
        fix: '102846',
      },
    ],
  },
  {
    input: 'yen as text',
    files: priced('JPY', '"2,846"'),
    reported: [
      {
        code: 'type',
        place: 'rates/udaipur.json:114:20',
        help: 'write 2846 for JPY 2846, without quotes',
        fix: '2846',
      },
    ],
  },
  {
    input: 'a country by its name',
    files: written('location', '"country": "IN"', '"country": "Portugal"'),
    reported: [
      {
        code: 'enum',
        place: 'locations/udaipur.json:29:16',
        message: 'Country cannot be "Portugal"; did you mean `PT`?',
        help: 'write "PT"',
        fix: '"PT"',
      },
    ],
  },
  {
    input: 'a country in its own language',
    files: written('location', '"country": "IN"', '"country": "España"'),
    reported: [{ code: 'enum', place: 'locations/udaipur.json:29:16', help: 'write "ES"', fix: '"ES"' }],
  },
  {
    input: 'the sign of a currency',
    files: written('hotel', '"INR"', '"€"'),
    reported: [{ code: 'enum', place: 'hotel.json:8:15', help: 'write "EUR"', fix: '"EUR"' }],
  },
  {
    input: 'a sign of several currencies',
    files: written('hotel', '"INR"', '"kr"'),
    reported: [
      {
        code: 'enum',
        place: 'hotel.json:8:15',
        message: 'Currency cannot be "kr"; did you mean `DKK`, `ISK` or `NOK`?',
        fix: undefined,
      },
    ],
  },
  {
    input: 'a phone number of a hotel in Portugal',
    files: {
      'locations/udaipur.json': JSON.stringify(
        { ...location, address: { ...address, country: 'PT' }, phones: [{ number: 'ask us' }] },
        null,
        2,
      ),
    },
    reported: [
      {
        code: 'phone/e164',
        place: 'locations/udaipur.json:19:17',
        help: 'write +, the code of the country and the number, such as "+351912345678"',
      },
    ],
  },
  {
    input: '29 February of a common year',
    files: written('rate', '"to": "2027-01-05"', '"to": "2027-02-29"'),
    reported: [
      {
        code: 'date/invalid',
        place: 'rates/udaipur.json:100:13',
        message: 'Last night: there is no day 2027-02-29.',
        help: 'write "2027-02-28", the last day of that month',
        fix: '"2027-02-28"',
      },
    ],
  },
  {
    input: 'a day without its zeros',
    files: written('rate', '"to": "2027-01-05"', '"to": "2027-1-5"'),
    reported: [
      {
        code: 'date/invalid',
        place: 'rates/udaipur.json:100:13',
        help: 'write "2027-01-05"',
        fix: '"2027-01-05"',
      },
    ],
  },
  {
    input: 'the town beside the address',
    files: {
      'locations/udaipur.json': JSON.stringify({ town, ...location, address: addressWithoutTown }, null, 2),
    },
    reported: [
      {
        code: 'unknown-key',
        place: 'locations/udaipur.json:2:3',
        message: '`town` belongs into `address` (address).',
        help: 'move the line into `address`',
      },
    ],
  },
  {
    input: 'a whole address without its object',
    files: { 'locations/udaipur.json': JSON.stringify({ ...address, ...withoutAddress }, null, 2) },
    reported: [
      {
        code: 'unknown-key',
        place: 'locations/udaipur.json:2:3',
        message:
          '`streetAddress`, `town`, `state`, `country`, `pin`, `point` belong into `address` (address).',
        help: 'put these lines into "address": { … }',
      },
    ],
  },
  {
    input: 'a merge conflict',
    files: written(
      'hotel',
      '  "currency": "INR",\n',
      '<<<<<<< HEAD\n  "currency": "INR",\n=======\n  "currency": "EUR",\n>>>>>>> prices\n',
    ),
    reported: [
      {
        code: 'json/merge-conflict',
        place: 'hotel.json:8:1',
        at: '<<<<<<< HEAD',
        message: 'Git wrote two versions of these lines into the file (a merge conflict).',
        help: 'keep the lines of one version, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>',
        related: ['hotel.json:12:1 up to here'],
      },
      // The age bands of its prices are in hotel.json.
      { code: 'ref/not-checked', place: 'rates/udaipur.json:78:21' },
    ],
  },
  {
    input: 'texts in Portuguese',
    files: { 'locales/pt/common.json': {} },
    reported: [
      {
        code: 'file/unknown',
        place: 'locales/pt/common.json:1:1',
        message:
          'Nothing reads this file: the site is in English, and other languages are not supported yet.',
        help: 'move it out of the content folder; your own words for the English texts go to locales/en/common.json',
      },
    ],
  },
  {
    input: 'a room whose file ends in .JSON',
    files: { 'rooms/lake-suite.json': null, 'rooms/lake-suite.JSON': example('room') },
    reported: [
      {
        code: 'file/unknown',
        place: 'rooms/lake-suite.JSON:1:1',
        message: 'Nothing reads this file: did you mean `rooms/lake-suite.json`?',
        help: 'rename it to rooms/lake-suite.json: endings are written in small letters',
      },
    ],
  },
  {
    input: 'a full-width colon',
    files: written('hotel', '"currency": "INR"', '"currency"："INR"'),
    reported: [
      {
        code: 'json/missing-colon',
        place: 'hotel.json:8:13',
        at: '：',
        message: 'A colon is missing after `"currency"`: ： is another sign (full-width colon, U+FF1A).',
        help: 'write a colon between the name and its value',
        fix: ':',
      },
    ],
  },
  {
    input: 'a full-width comma',
    files: written('hotel', '"INR",', '"INR"，'),
    reported: [
      {
        code: 'json/missing-comma',
        place: 'hotel.json:8:20',
        at: '，',
        message: 'Put a comma after `"INR"`: ， is another sign (full-width comma, U+FF0C).',
        fix: ',',
      },
      { code: 'ref/not-checked', place: 'rates/udaipur.json:78:21' },
    ],
  },
])('$input', async ({ files, reported }) => {
  expect(await reportOf(files)).toMatchObject(reported);
});
