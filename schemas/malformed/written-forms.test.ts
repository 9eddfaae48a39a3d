import { expect, test } from 'vitest';
import { example } from '../engine/small-hotel.ts';
import { reportOf, written } from './report-of.ts';

test.each([
  {
    input: 'no #',
    files: written('theme', '"#c8622d"', '"c8622d"'),
    reported: [
      {
        code: 'color',
        place: 'theme.json:4:18',
        at: '"c8622d"',
        message: 'Accent colour cannot be "c8622d".',
        help: 'write "#c8622d"',
        fix: '"#c8622d"',
      },
    ],
  },
  {
    input: 'five digits',
    files: written('theme', '"#c8622d"', '"#12345"'),
    reported: [
      {
        code: 'color',
        place: 'theme.json:4:18',
        at: '"#12345"',
        message: 'Accent colour cannot be "#12345".',
        help: 'Write # and six digits from 0-9 and a-f, such as `#7a1f3d`.',
      },
    ],
  },
  {
    input: 'three digits',
    files: written('theme', '"#c8622d"', '"#c62"'),
    reported: [
      {
        code: 'color',
        place: 'theme.json:4:18',
        at: '"#c62"',
        message: 'Accent colour cannot be "#c62".',
        help: 'write "#cc6622"',
        fix: '"#cc6622"',
      },
    ],
  },
  {
    input: 'a name',
    files: written('theme', '"#c8622d"', '"blue"'),
    reported: [
      {
        code: 'color',
        place: 'theme.json:4:18',
        at: '"blue"',
        message: 'Accent colour cannot be "blue".',
        help: 'write "#0000ff"',
        fix: '"#0000ff"',
      },
    ],
  },
  {
    input: 'rgb()',
    files: written('theme', '"#c8622d"', '"rgb(200, 98, 45)"'),
    reported: [
      {
        code: 'color',
        place: 'theme.json:4:18',
        at: '"rgb(200, 98, 45)"',
        message: 'Accent colour cannot be "rgb(200, 98, 45)".',
        help: 'write "#c8622d"',
        fix: '"#c8622d"',
      },
    ],
  },
  {
    input: 'http',
    files: written('hotel', '"https://www.thekesar.example"', '"http://www.thekesar.example"'),
    reported: [
      {
        code: 'url/https',
        place: 'hotel.json:26:14',
        at: '"http://www.thekesar.example"',
        message: 'The address must begin with https://.',
        help: 'write "https://www.thekesar.example" once the site answers there',
        fix: '"https://www.thekesar.example"',
      },
    ],
  },
  {
    input: 'www',
    files: written('hotel', '"https://www.thekesar.example"', '"www.thekesar.example"'),
    reported: [
      {
        code: 'url/https',
        place: 'hotel.json:26:14',
        at: '"www.thekesar.example"',
        message: '"www.thekesar.example" is not a complete web address.',
        help: 'write "https://www.thekesar.example"',
        fix: '"https://www.thekesar.example"',
      },
    ],
  },
  {
    input: 'javascript',
    files: written('hotel', '"https://www.thekesar.example"', '"javascript:alert(1)"'),
    reported: [
      {
        code: 'url/scheme',
        place: 'hotel.json:26:14',
        at: '"javascript:alert(1)"',
        message: 'An address that begins with javascript: is not allowed.',
        help: 'write an address that begins with https://',
      },
    ],
  },
  {
    input: 'no ending',
    files: written('location', '"email": "udaipur@thekesar.example"', '"email": "info@hotel"'),
    reported: [
      {
        code: 'email',
        place: 'locations/udaipur.json:13:16',
        at: '"info@hotel"',
        message: '"info@hotel" is not an e-mail address. The domain "hotel" has no ending such as .com.',
        help: 'write one address, such as "stay@thekesar.example"',
      },
    ],
  },
  {
    input: 'two in one',
    files: written(
      'location',
      '"email": "udaipur@thekesar.example"',
      '"email": "a@kesar.example, b@kesar.example"',
    ),
    reported: [
      {
        code: 'email',
        place: 'locations/udaipur.json:13:16',
        at: '"a@kesar.example, b@kesar.example"',
        message:
          '"a@kesar.example, b@kesar.example" is not an e-mail address. This is more than one address.',
        help: 'write one address, such as "stay@thekesar.example"',
      },
    ],
  },
  {
    input: 'a local number',
    files: written('location', '"number": "+912942420016"', '"number": "98765 43210"'),
    reported: [
      {
        code: 'phone/e164',
        place: 'locations/udaipur.json:19:17',
        at: '"98765 43210"',
        message: 'Phone number has its country code and no spaces; this is "98765 43210".',
        help: 'write "+919876543210" if that is the number',
        fix: '"+919876543210"',
      },
    ],
  },
  {
    input: 'a local number in another country',
    files: {
      'locations/udaipur.json': JSON.stringify(
        {
          ...example('location'),
          address: { ...example('location').address, country: 'GB' },
          phones: [{ number: '020 7946 0018' }],
        },
        null,
        2,
      ),
    },
    reported: [
      {
        code: 'phone/e164',
        place: 'locations/udaipur.json:19:17',
        at: '"020 7946 0018"',
        message: 'Phone number has its country code and no spaces; this is "020 7946 0018".',
        help: 'write "+442079460018" if that is the number',
        fix: '"+442079460018"',
      },
    ],
  },
  {
    input: 'IST',
    files: written('hotel', '"Asia/Kolkata"', '"IST"'),
    reported: [
      {
        code: 'timezone',
        place: 'hotel.json:22:15',
        at: '"IST"',
        message: '"IST" is not the name of a time zone; did you mean `Asia/Kolkata`?',
        help: 'write "Asia/Kolkata"',
        fix: '"Asia/Kolkata"',
      },
    ],
  },
  {
    input: 'latitude and longitude swapped',
    files: written(
      'location',
      '"lat": 24.5764,\n      "long": 73.6835',
      '"lat": 151.2,\n      "long": -33.8',
    ),
    reported: [
      {
        code: 'geo/swapped',
        place: 'locations/udaipur.json:32:14',
        at: '151.2',
        message: 'A latitude is from -90 to 90; 151.2 and -33.8 look swapped.',
        help: 'write -33.8 as latitude and 151.2 as longitude',
        fix: '-33.8 … 151.2',
        related: ['locations/udaipur.json:33:15 the longitude'],
      },
    ],
  },
])('$input', async ({ files, reported }) => {
  expect(await reportOf(files)).toMatchObject(reported);
});
