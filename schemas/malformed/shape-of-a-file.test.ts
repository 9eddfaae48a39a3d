import { expect, test } from 'vitest';
import { example } from '../engine/small-hotel.ts';
import { reportOf, written } from './report-of.ts';

test.each([
  {
    input: '__proto__',
    files: written('album', '"name"', '"__proto__": {}, "name"'),
    reported: [
      {
        code: 'unknown-key',
        place: 'albums/moments.json:3:3',
        at: '"__proto__"',
        message: '`__proto__` is not known here.',
        help: 'remove the line',
      },
    ],
  },
  {
    input: 'constructor',
    files: written('album', '"name"', '"constructor": {}, "name"'),
    reported: [
      {
        code: 'unknown-key',
        place: 'albums/moments.json:3:3',
        at: '"constructor"',
        message: '`constructor` is not known here.',
        help: 'remove the line',
      },
    ],
  },
  {
    input: 'an album that is a list',
    files: { 'albums/moments.json': [example('album')] },
    reported: [
      {
        code: 'type',
        place: 'albums/moments.json:1:1',
        message: 'An album is an object `{…}`; this file holds a list `[…]`.',
        help: 'write one file for each: an album is a single {…}',
      },
      { code: 'ref/not-checked', place: 'pages/home.json:35:21' },
    ],
  },
  {
    input: 'an album inside an outer level',
    files: { 'albums/moments.json': { album: example('album') } },
    reported: [
      {
        code: 'structure/wrapped',
        place: 'albums/moments.json:2:3',
        at: '"album"',
        message: 'Remove the outer `album` level.',
        help: 'An album begins with its own fields: take the inner {…} out of `album`',
        fix: ' …  … ',
      },
      { code: 'ref/not-checked', place: 'pages/home.json:35:21' },
    ],
  },
  {
    input: 'curency',
    files: written('hotel', '"currency"', '"curency"'),
    reported: [
      {
        code: 'unknown-key',
        place: 'hotel.json:8:3',
        at: '"curency"',
        message: '`curency` is not known here: did you mean `currency`?',
        help: 'use `currency` (currency)',
        fix: '"currency"',
      },
    ],
  },
  {
    input: 'siteURL',
    files: written('hotel', '"siteUrl"', '"siteURL"'),
    reported: [
      {
        code: 'unknown-key',
        place: 'hotel.json:26:3',
        at: '"siteURL"',
        message: '`siteURL` is not known here: did you mean `siteUrl`?',
        help: 'use `siteUrl` (site address)',
        fix: '"siteUrl"',
      },
    ],
  },
  {
    input: 'site_url',
    files: written('hotel', '"siteUrl"', '"site_url"'),
    reported: [
      {
        code: 'unknown-key',
        place: 'hotel.json:26:3',
        at: '"site_url"',
        message: '`site_url` is not known here: did you mean `siteUrl`?',
        help: 'use `siteUrl` (site address)',
        fix: '"siteUrl"',
      },
    ],
  },
  {
    input: 'zip',
    files: written('location', '"pin"', '"zip"'),
    reported: [
      {
        code: 'unknown-key',
        place: 'locations/udaipur.json:30:5',
        at: '"zip"',
        message: '`zip` is not known here: did you mean `pin`?',
        help: 'use `pin` (postal code)',
        fix: '"pin"',
      },
    ],
  },
  {
    input: 'images in the search-engine texts',
    files: written('seo', '"entries"', '"images": [],\n  "entries"'),
    reported: [
      {
        code: 'unknown-key',
        place: 'seo.json:2:3',
        at: '"images"',
        message: '`images` is not known here.',
        help: '`images` belongs to an album or a service; remove it here',
      },
    ],
  },
  {
    input: 'no checkIn',
    files: written('hotel', '  "checkIn": 840,\n', ''),
    reported: [
      {
        code: 'missing',
        place: 'hotel.json:81:1',
        at: '}',
        message: 'Add check-in time (minutes from midnight), for example "checkIn": 840.',
        help: 'When guests may arrive: 14:00 is 840.',
      },
    ],
  },
  {
    input: 'null',
    files: written('hotel', '"One house, one welcome"', 'null'),
    reported: [
      {
        code: 'null',
        place: 'hotel.json:7:14',
        at: 'null',
        message: 'Tagline is null, which is not a value.',
        help: 'remove the line instead',
        fix: '',
      },
    ],
  },
  {
    input: 'six problems',
    files: {
      'hotel.json': {
        ...example('hotel'),
        businessName: 7,
        colour: 'red',
        currency: 'Rs',
        checkIn: '840',
        siteUrl: 'http://www.thekesar.example',
        booking: { maxRooms: 99 },
      },
    },
    reported: [
      {
        code: 'type',
        place: 'hotel.json:5:19',
        at: '7',
        message: 'Business name is text in double quotes; this is the number 7.',
        help: 'put it in double quotes',
        fix: '"7"',
      },
      {
        code: 'enum',
        place: 'hotel.json:8:15',
        at: '"Rs"',
        message: 'Currency cannot be "Rs"; did you mean `INR`?',
        help: 'write "INR"',
        fix: '"INR"',
      },
      {
        code: 'type',
        place: 'hotel.json:24:14',
        at: '"840"',
        message: 'Check-in time (minutes from midnight) is a whole number; this is text ("840").',
        help: 'remove the quotes',
        fix: '840',
      },
      {
        code: 'url/https',
        place: 'hotel.json:26:14',
        at: '"http://www.thekesar.example"',
        message: 'The address must begin with https://.',
        help: 'write "https://www.thekesar.example" once the site answers there',
        fix: '"https://www.thekesar.example"',
      },
      {
        code: 'range',
        place: 'hotel.json:56:17',
        at: '99',
        message: 'Rooms in one booking is from 1 to 20; 99 is too large.',
        help: 'write a number from 1 to 20',
      },
      {
        code: 'unknown-key',
        place: 'hotel.json:77:3',
        at: '"colour"',
        message: '`colour` is not known here.',
        help: 'remove the line, or use one of: region',
      },
    ],
  },
  {
    input: 'the rules of another kind',
    files: written('hotel', 'schemas/v2/hotel.json', 'schemas/v2/album.json'),
    reported: [
      {
        code: 'schema/mismatch',
        place: 'hotel.json:2:14',
        at: '"https://verandah.example/schemas/v2/album.json"',
        message: 'This file is a hotel file; this is the schema of an album.',
        help: 'write the address of the right schema, remove the line, or move the file',
        fix: '"https://verandah.example/schemas/v2/hotel.json"',
      },
    ],
  },
  {
    input: 'content of version 3',
    files: written('hotel', '"version": 2', '"version": 3'),
    reported: [
      {
        code: 'version/newer',
        place: 'hotel.json:3:14',
        at: '3',
        message: 'This content has version 3; this Verandah reads version 2.',
        help: 'update Verandah, then check again',
      },
    ],
  },
  {
    input: 'rules of version 3',
    files: written('hotel', 'schemas/v2/', 'schemas/v3/'),
    reported: [
      {
        code: 'version/newer',
        place: 'hotel.json:2:14',
        at: '"https://verandah.example/schemas/v3/hotel.json"',
        message: 'This file follows the rules of version 3; this Verandah reads version 2.',
        help: 'update Verandah, then check again',
      },
    ],
  },
  {
    input: 'content of version 1',
    files: written('hotel', '"version": 2', '"version": 1'),
    reported: [
      {
        code: 'version/older',
        place: 'hotel.json:3:14',
        at: '1',
        message: 'This content has version 1; this Verandah reads version 2.',
        help: 'run `verandah migrate`, which updates the files',
      },
    ],
  },
])('$input', async ({ files, reported }) => {
  expect(await reportOf(files)).toMatchObject(reported);
});
