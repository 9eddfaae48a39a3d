import { expect, test } from 'vitest';
import { jpeg } from '../engine/test-pictures.ts';
import { reportOf, written } from './report-of.ts';

const composed = 'images/p\u00e3o.jpg';
const apart = 'images/pa\u0303o.jpg';

/** The logo's name in the content and on the disk. */
const accents = (name: string, file: string) => ({
  ...written('hotel', 'images/logo.png', name),
  'images/logo.png': null,
  [file]: jpeg(),
});

test.each([
  {
    input: 'a Cyrillic letter in a promo code',
    files: written('rate', '"MONSOON15"', '"MONSO\u041eN15"'),
    reported: [
      {
        code: 'promo/format',
        place: 'rates/udaipur.json:181:15',
        at: '"MONSO\u041eN15"',
        message:
          'Code holds \u041e (U+041E), which is a letter of the Cyrillic alphabet and looks like the Latin O.',
        help: 'write "MONSOON15"',
        fix: '"MONSOON15"',
      },
    ],
  },
  {
    input: 'a Cyrillic letter that looks like no other',
    files: written('rate', '"MONSOON15"', '"\u041fONSOON15"'),
    reported: [
      {
        code: 'promo/format',
        place: 'rates/udaipur.json:181:15',
        message: 'Code holds \u041f (U+041F), which is a letter of the Cyrillic alphabet.',
        help: 'Use capital letters, digits and single hyphens, such as `MONSOON15`.',
        fix: undefined,
      },
    ],
  },
  {
    input: 'an accent in a promo code',
    files: written('rate', '"MONSOON15"', '"\u00c9T\u00c915"'),
    reported: [
      { code: 'promo/format', place: 'rates/udaipur.json:181:15', help: 'write "ETE15"', fix: '"ETE15"' },
    ],
  },
  {
    input: 'a Greek letter in a key',
    files: written('hotel', '"tagline"', '"tagl\u03b9ne"'),
    reported: [
      {
        code: 'unknown-key',
        place: 'hotel.json:7:3',
        message:
          '`tagl\u03b9ne` holds \u03b9 (U+03B9), which is a letter of the Greek alphabet and looks like the Latin i.',
        fix: '"tagline"',
      },
    ],
  },
  {
    input: 'a Cyrillic letter in one of several words',
    files: written('room', '"KING"', '"\u041aING"'),
    reported: [{ code: 'enum', place: 'rooms/lake-suite.json:20:15', help: 'write "KING"', fix: '"KING"' }],
  },
  {
    input: 'an accent apart from its letter on the disk',
    files: accents(composed, apart),
    reported: [
      {
        code: 'asset/not-found',
        place: 'hotel.json:31:15',
        message:
          `${composed} and the name of the file look the same, but store their accents differently: ` +
          'in the name of the file as characters of their own.',
        help: 'use the name of the file (the fix does that), or rename the file with plain letters and write that name',
        fix: JSON.stringify(apart),
      },
    ],
  },
  {
    input: 'an accent apart from its letter in the content',
    files: accents(apart, composed),
    reported: [{ code: 'asset/not-found', place: 'hotel.json:31:15', fix: JSON.stringify(composed) }],
  },
  {
    input: 'a zero width space in an e-mail address',
    files: written(
      'location',
      '"email": "udaipur@thekesar.example"',
      '"email": "udai\u200bpur@thekesar.example"',
    ),
    reported: [
      {
        code: 'email',
        place: 'locations/udaipur.json:13:16',
        message: 'E-mail address contains an invisible character (zero width space, U+200B).',
        help: 'write "udaipur@thekesar.example"',
        fix: '"udaipur@thekesar.example"',
      },
    ],
  },
  {
    input: 'a soft hyphen in a key',
    files: written('hotel', '"tagline"', '"tag\u00adline"'),
    reported: [
      {
        code: 'unknown-key',
        place: 'hotel.json:7:3',
        message: '`tag\u00adline` contains an invisible character (soft hyphen, U+00AD).',
        fix: '"tagline"',
      },
    ],
  },
  {
    input: 'a byte order mark inside a text',
    files: written('album', '"Moments"', '"Mom\ufeffents"'),
    reported: [
      {
        code: 'text/invisible',
        severity: 'warning',
        place: 'albums/moments.json:3:11',
        message: 'The text contains an invisible character (byte order mark, U+FEFF) after \u201cMom\u201d.',
        help: 'type the text again there; the character was probably pasted',
        fix: '"Moments"',
      },
    ],
  },
])('$input', async ({ files, reported }) => {
  expect(await reportOf(files)).toMatchObject(reported);
});
