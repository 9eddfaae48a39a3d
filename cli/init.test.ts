import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import type { Arguments } from './command.ts';
import { askHotel } from './init/interview.ts';
import { createWorkplace } from './test-command.ts';

const { read, runHere } = createWorkplace('');

interface Report {
  errors: number;
  diagnostics: { code: string; severity: string; file: string; pointer: string }[];
}

// What a person has to write, and that three pictures do not move yet.
const HONEST = ['home/marquee-count', 'text/placeholder'];

test.each([
  {
    country: 'IN',
    flags: [],
    hotel: { currency: 'INR', pricesIncludeTax: false, timezone: 'Asia/Kolkata' },
    tax: { label: 'GST', slabs: [{ upToMinor: 750_000, ratePercent: 5 }, { ratePercent: 18 }] },
  },
  {
    country: 'Portugal',
    flags: ['--location=Lisboa', '--location=Porto', '--room=Duplo=5', '--room=Suíte=2'],
    hotel: { currency: 'EUR', pricesIncludeTax: true, timezone: 'Europe/Lisbon', totalRooms: 14 },
    tax: { label: 'IVA', slabs: [{ ratePercent: 6 }] },
  },
  {
    country: 'US',
    flags: ['--location=Denver', '--tax=10.75', '--room=King Room 20', '--price=210'],
    hotel: { currency: 'USD', pricesIncludeTax: false, timezone: 'America/Denver' },
    tax: { slabs: [{ ratePercent: 10.75 }] },
  },
  {
    country: 'JP',
    flags: ['--name=京都の宿', '--location=京都', '--room=和室=8'],
    hotel: { id: 'hotel', currency: 'JPY', pricesIncludeTax: true, timezone: 'Asia/Tokyo' },
    tax: { slabs: [{ ratePercent: 10 }] },
  },
  {
    country: 'Schweiz',
    flags: ['--name=Alpenblick', '--location=Zermatt', '--room=Doppelzimmer 9, Suite 1', '--price=240'],
    hotel: { id: 'alpenblick', currency: 'CHF', timezone: 'Europe/Zurich', totalRooms: 10 },
    tax: { slabs: [{ ratePercent: 3.8 }] },
  },
  {
    country: 'AE',
    flags: ['--location=Dubai', '--currency=AED'],
    hotel: { currency: 'AED', timezone: 'Asia/Dubai', weekendDays: ['FRIDAY', 'SATURDAY'] },
    tax: { label: 'VAT', slabs: [{ ratePercent: 5 }] },
  },
  {
    // A place named like a page of the site, a currency with three decimals, a week that ends on Friday and Saturday.
    country: 'Kuwait',
    flags: [
      '--location=Gallery',
      '--price=35.5',
      '--tax=0',
      '--name=A very long name of a hotel beside the sea',
    ],
    hotel: { currency: 'KWD', weekendDays: ['THURSDAY', 'FRIDAY'] },
    tax: { slabs: [{ ratePercent: 0 }] },
  },
])('init writes a hotel of $country that passes check', async ({ country, flags, hotel, tax }) => {
  const { status, stderr } = await runHere('init', 'mine', '--country', country, ...flags);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const { stdout } = await runHere('check', 'mine', '--format', 'json', '--no-cache');
  const { errors, diagnostics } = JSON.parse(stdout) as Report;
  const unexpected = diagnostics.filter(({ code }) => !HONEST.includes(code));
  expect({ errors, unexpected }).toEqual({ errors: 0, unexpected: [] });
  expect(JSON.parse(read('mine/hotel.json'))).toMatchObject(hotel);
  expect(JSON.parse(read('mine/taxes.json'))).toMatchObject({ taxes: [tax] });
  expect(JSON.parse(read('mine/theme.json'))).toMatchObject({ fontSource: 'self' });
});

test.each([
  ['AE', { country: 'AE' }],
  ['HK', { country: 'HK' }],
  ['BS', { country: 'BS' }],
  ['SG', { country: 'SG', pin: 'TODO' }],
  ['IE', { country: 'IE', pin: 'TODO' }],
  ['MC', { country: 'MC', pin: 'TODO' }],
  ['US', { country: 'US', state: 'TODO', pin: 'TODO' }],
])('init asks in %s for no part of an address that the country does not have', async (country, parts) => {
  const flags = ['--location=Bay', '--currency=EUR', '--price=100', '--tax=5', '--room=Double=2'];
  expect(await runHere('init', 'mine', '--country', country, ...flags)).toMatchObject({ status: 0 });
  const { address } = JSON.parse(read('mine/locations/bay.json')) as { address: object };
  expect(address).toEqual({ streetAddress: 'TODO', town: 'Bay', ...parts });
  const { stdout } = await runHere('check', 'mine', '--format', 'json', '--no-cache');
  const { errors, diagnostics } = JSON.parse(stdout) as Report;
  expect([errors, diagnostics.filter(({ pointer }) => pointer.endsWith('/address'))]).toEqual([0, []]);
});

test.each([
  ['KW', '45.5', 45_500],
  ['PT', '149', 14_900],
  ['VN', '12000000', 12_000_000],
  ['CL', '95.000', 95_000],
  ['HU', '38 000', 3_800_000],
  ['JP', '110,000', 110_000],
  ['KW', '45.125', 45_125],
])('in %s the first room costs the %s that was asked for', async (country, price, baseMinor) => {
  const { status } = await runHere(
    'init',
    'mine',
    '--country',
    country,
    '--location=Bay',
    '--tax=5',
    `--price=${price}`,
  );
  expect(status).toBe(0);
  expect(JSON.parse(read('mine/rates/bay.json'))).toMatchObject({ roomPrices: [{ baseMinor }, {}] });
});

test.each([
  ['HU', { roundTotalTo: 100 }],
  ['IQ', { roundTotalTo: 1000 }],
])('totals in %s are in whole units, as people pay', async (country, rounding) => {
  await runHere('init', 'mine', '--country', country, '--location=Bay', '--tax=5', '--price=38000');
  expect(JSON.parse(read('mine/hotel.json'))).toMatchObject(rounding);
});

test.each([
  [
    'a price of too many digits',
    ['--country=VN', '--location=Bay', '--price=999999999999'],
    'is more than a price can be',
  ],
  ['a tax that only the hotel knows', ['--country=US', '--location=Denver'], 'init needs --tax'],
  ['a country that is none', ['--country=Atlantis'], '--country: Atlantis is not known'],
  ['rooms without their number', ['--room=Double'], '"Double" does not say how many: write "Double 3"'],
  ['a price that is none', ['--price=free'], '--price: free is no number'],
  ['a telephone number that is none', ['--phone=12'], '--phone: 12 is no telephone number'],
  ['a time zone that is none', ['--timezone=Lisbon'], '--timezone: Lisbon is no time zone'],
])('%s: exit 2, and nothing is written', async (_name, flags, words) => {
  const { status, stderr } = await runHere('init', 'mine', ...flags);
  expect(status).toBe(2);
  expect(stderr).toContain(words);
  expect(() => read('mine/hotel.json')).toThrow('ENOENT');
});

const NO_FLAGS: Arguments = {
  positionals: [],
  given: [],
  has: () => false,
  text: () => undefined,
  texts: () => [],
};

async function talk(...lines: string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  input.end(lines.map((line) => `${line}\n`).join(''));
  const answers = await askHotel(NO_FLAGS, { input, output });
  return { answers, said: String(output.read()) };
}

test('a person answers, takes what is usual by Enter, and is asked again after a slip', async () => {
  const { answers, said } = await talk(
    'Casa Azul',
    'Potugal',
    'portugal',
    '',
    'Porto',
    'Duplo 5',
    '89,50',
    '',
    '',
    '',
  );
  expect(answers).toMatchObject({
    name: 'Casa Azul',
    country: 'PT',
    currency: 'EUR',
    towns: ['Porto'],
    rooms: [{ name: 'Duplo', count: 5 }],
    priceMinor: 8950,
    tax: 6,
    timeZone: 'Europe/Lisbon',
  });
  expect(said).toContain('Potugal is not known');
  expect(said).toContain('What does a night for two cost, in EUR, with tax? [95]');
});

test('who leaves before the last answer is told that nothing was written', async () => {
  await expect(talk('Casa Azul')).rejects.toThrow('nothing was written');
});
