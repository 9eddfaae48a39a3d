import { expect, test } from 'vitest';
import type { KindTypes } from './content-file.ts';
import { checkSmallHotel, example } from './small-hotel.ts';

const FILES = {
  hotel: 'hotel.json',
  location: 'locations/udaipur.json',
  policy: 'policies/flexible.json',
  rate: 'rates/udaipur.json',
  room: 'rooms/lake-suite.json',
  seo: 'seo.json',
  theme: 'theme.json',
} as const satisfies Partial<Record<keyof KindTypes, string>>;

async function reportOf(kind: keyof typeof FILES, from: string, to: string) {
  const text = JSON.stringify(example(kind), null, 2);
  expect(text).toContain(from);
  const changed = text.replace(from, to);
  const { diagnostics } = await checkSmallHotel({ [FILES[kind]]: changed });
  return diagnostics.map(({ code, message, help, range, fix }) => ({
    code,
    message,
    help,
    at: changed.slice(range.start.offset, range.end.offset),
    fix: fix?.edits[0]?.text,
  }));
}

test.each([
  {
    kind: 'hotel',
    from: '"currency"',
    to: '"curency"',
    reported: {
      code: 'unknown-key',
      message: '`curency` is not known here: did you mean `currency`?',
      at: '"curency"',
      fix: '"currency"',
    },
  },
  {
    kind: 'hotel',
    from: '"siteUrl"',
    to: '"site_URL"',
    reported: {
      code: 'unknown-key',
      message: '`site_URL` is not known here: did you mean `siteUrl`?',
      fix: '"siteUrl"',
    },
  },
  {
    kind: 'location',
    from: '"pin"',
    to: '"zip"',
    reported: { code: 'unknown-key', help: 'use `pin` (postal code)', fix: '"pin"' },
  },
  {
    kind: 'hotel',
    from: '"booking"',
    to: '"images": [],\n  "booking"',
    reported: { code: 'unknown-key', help: '`images` belongs to an album or a service; remove it here' },
  },
  {
    kind: 'hotel',
    from: '  "checkIn": 840,\n',
    to: '',
    reported: {
      code: 'missing',
      message: 'Add check-in time (minutes from midnight), for example "checkIn": 840.',
      at: '}',
    },
  },
  {
    kind: 'hotel',
    from: '840',
    to: '"840"',
    reported: {
      code: 'type',
      message: 'Check-in time (minutes from midnight) is a whole number; this is text ("840").',
      help: 'remove the quotes',
      at: '"840"',
      fix: '840',
    },
  },
  {
    kind: 'hotel',
    from: '840',
    to: '1500',
    reported: {
      code: 'range',
      message: 'Check-in time (minutes from midnight) is 0 to 1439 minutes from midnight; 1500 is 25:00.',
      at: '1500',
    },
  },
  {
    kind: 'hotel',
    from: '840',
    to: '840.5',
    reported: {
      code: 'range',
      message: 'Check-in time (minutes from midnight) is a whole number; this is 840.5.',
    },
  },
  {
    kind: 'hotel',
    from: '"INR"',
    to: '"inr"',
    reported: { code: 'enum', message: 'Currency cannot be "inr"; did you mean `INR`?', fix: '"INR"' },
  },
  {
    kind: 'hotel',
    from: '"INR"',
    to: '"Rs"',
    reported: { code: 'enum', message: 'Currency cannot be "Rs"; did you mean `INR`?' },
  },
  {
    kind: 'hotel',
    from: '"Asia/Kolkata"',
    to: '"IST"',
    reported: {
      code: 'timezone',
      message: '"IST" is not the name of a time zone; did you mean `Asia/Kolkata`?',
    },
  },
  {
    kind: 'hotel',
    from: '"Asia/Kolkata"',
    to: '"asia/kolkata"',
    reported: { code: 'timezone', fix: '"Asia/Kolkata"' },
  },
  {
    kind: 'hotel',
    from: '"One house, one welcome"',
    to: 'null',
    reported: { code: 'null', help: 'remove the line instead', at: 'null' },
  },
  {
    kind: 'hotel',
    from: '"https://www.thekesar.example"',
    to: '"http://www.thekesar.example"',
    reported: { code: 'url/https', fix: '"https://www.thekesar.example"' },
  },
  {
    kind: 'hotel',
    from: '"https://www.thekesar.example"',
    to: '"www.thekesar.example"',
    reported: { code: 'url/https', help: 'write "https://www.thekesar.example"' },
  },
  {
    kind: 'hotel',
    from: '"https://www.thekesar.example"',
    to: '"javascript:alert(1)"',
    reported: { code: 'url/scheme', message: 'An address that begins with javascript: is not allowed.' },
  },
  {
    kind: 'hotel',
    from: '"domain": "www.thekesar.example"',
    to: '"domain": "https://www.thekesar.example/stay"',
    reported: { code: 'domain/host-only', help: 'write "www.thekesar.example"' },
  },
  {
    kind: 'hotel',
    from: '"prefersPhone": "+912942420016"',
    to: '"prefersPhone": "98765 43210"',
    reported: {
      code: 'phone/e164',
      help: 'write "+919876543210" if that is the number',
      fix: '"+919876543210"',
    },
  },
  {
    kind: 'location',
    from: '"email": "udaipur@thekesar.example"',
    to: '"email": "info@hotel"',
    reported: {
      code: 'email',
      message: '"info@hotel" is not an e-mail address. The domain "hotel" has no ending such as .com.',
    },
  },
  {
    kind: 'location',
    from: '"email": "udaipur@thekesar.example"',
    to: '"email": "a@kesar.example, b@kesar.example"',
    reported: {
      code: 'email',
      message: '"a@kesar.example, b@kesar.example" is not an e-mail address. This is more than one address.',
    },
  },
  { kind: 'location', from: '"IN"', to: '"India"', reported: { code: 'enum', fix: '"IN"' } },
  { kind: 'theme', from: '"#c8622d"', to: '"c8622d"', reported: { code: 'color', fix: '"#c8622d"' } },
  { kind: 'theme', from: '"#c8622d"', to: '"#c62"', reported: { code: 'color', fix: '"#cc6622"' } },
  {
    kind: 'theme',
    from: '"#c8622d"',
    to: '"rgb(200, 98, 45)"',
    reported: { code: 'color', fix: '"#c8622d"' },
  },
  { kind: 'theme', from: '"#c8622d"', to: '"navy"', reported: { code: 'color', fix: '"#000080"' } },
  { kind: 'theme', from: '"#c8622d"', to: '"constructor"', reported: { code: 'color', fix: undefined } },
  {
    kind: 'hotel',
    from: '"tagline"',
    to: '"constructor"',
    reported: { code: 'unknown-key', message: '`constructor` is not known here.' },
  },
  {
    kind: 'theme',
    from: '"#c8622d"',
    to: '"#12345"',
    reported: { code: 'color', help: 'Write # and six digits from 0-9 and a-f, such as `#7a1f3d`.' },
  },
  {
    kind: 'policy',
    from: '"PERCENTAGE"',
    to: '"PERCENT"',
    reported: {
      code: 'union/tag',
      message: '`unit` is DAY or PERCENTAGE; did you mean `PERCENTAGE`?',
      at: '"PERCENT"',
    },
  },
  {
    kind: 'policy',
    from: '"value": 50',
    to: '"value": 150',
    reported: { code: 'range', message: 'Percentage kept is from 0 to 100; 150 is too large.', at: '150' },
  },
  {
    kind: 'policy',
    from: '"unit": "DAY",\n    "value": 1',
    to: '"unit": "DAY",\n    "value": 1.5',
    reported: { code: 'range', message: 'Nights kept is a whole number; this is 1.5.', help: 'write 1 or 2' },
  },
  {
    kind: 'policy',
    from: '"unit": "DAY",\n    "value": 1',
    to: '"unit": "DAY",\n    "nights": 1',
    reported: { code: 'unknown-key', help: 'use `value` (nights kept)' },
  },
  {
    kind: 'rate',
    from: '"baseMinor": 1250000',
    to: '"baseMinor": 499.99',
    reported: {
      code: 'money/minor',
      message:
        'Base price per night is written in the smallest unit of INR, as a whole number: 499.99 is 49999.',
      fix: '49999',
    },
  },
  {
    kind: 'rate',
    from: '"2027-01-05"',
    to: '"2027-02-30"',
    reported: { code: 'date/invalid', message: 'Last night: there is no day 2027-02-30.' },
  },
  {
    kind: 'rate',
    from: '"2027-01-05"',
    to: '"05/01/2027"',
    reported: { code: 'date/invalid', fix: '"2027-01-05"' },
  },
  {
    kind: 'rate',
    from: '"BB",\n        "RO"',
    to: '"BB",\n        "BB"',
    reported: { code: 'list/duplicate', message: '"BB" is in the list twice.', at: '"BB"' },
  },
  { kind: 'rate', from: '"UNIT"', to: '"unit"', reported: { code: 'enum', fix: '"UNIT"' } },
  { kind: 'seo', from: '"HOME"', to: '"HOMEPAGE"', reported: { code: 'enum', fix: '"HOME"' } },
  {
    kind: 'room',
    from: '"maxAdults": 2',
    to: '"maxAdults": true',
    reported: { code: 'type', message: 'Most adults is a whole number; this is true.' },
  },
] as const)('$kind: $to', async ({ kind, from, to, reported }) => {
  expect(await reportOf(kind, from, to)).toMatchObject([reported]);
});

test('an album that is a list', async () => {
  const { diagnostics } = await checkSmallHotel({ 'albums/moments.json': [example('album')] });
  expect(diagnostics[0]).toMatchObject({
    code: 'type',
    message: 'An album is an object `{…}`; this file holds a list `[…]`.',
    help: 'write one file for each: an album is a single {…}',
  });
});

test('an album inside an outer level', async () => {
  const { diagnostics } = await checkSmallHotel({ 'albums/moments.json': { album: example('album') } });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toMatchObject([
    {
      code: 'structure/wrapped',
      message: 'Remove the outer `album` level.',
      range: { start: { line: 2, column: 3 } },
    },
  ]);
});
