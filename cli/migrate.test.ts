import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { beforeEach, expect, test, vi } from 'vitest';
import { createWorkplace } from './test-command.ts';

const { read, runHere, write } = createWorkplace('');

const HOTEL = `{
  // The hotel on the lake.
  "version": 0,
  "$schema": "https://verandah.example/schemas/v0/hotel.json",
  "id": "the-kesar" , "businessName": "The Kesar" // as it stands above the door
}
`;
const ROOM =
  '\ufeff{\r\n  "$schema": "https://verandah.example/schemas/v0/room.json",\r\n  "id": "lake-suite"\r\n}\r\n';
const TAXES = '{ "taxes": [] }\n';

beforeEach(() => {
  write('content/hotel.jsonc', HOTEL);
  write('content/rooms/lake-suite.json', ROOM);
  write('content/taxes.json', TAXES);
});

const texts = () =>
  ['hotel.jsonc', 'rooms/lake-suite.json', 'taxes.json'].map((file) => read(`content/${file}`));

test('files that name an older version name this one; comments, layout, byte order mark and CRLF stay', async () => {
  const { status, stdout } = await runHere('migrate');
  expect(status).toBe(0);
  expect(stdout).toContain('2 files changed. Now check them: verandah check content\n');
  expect(texts()).toEqual([
    HOTEL.replace('"version": 0', '"version": 2').replace('/v0/', '/v2/'),
    ROOM.replace('/v0/', '/v2/'),
    TAXES,
  ]);
});

test('a second time changes nothing', async () => {
  await runHere('migrate');
  const migrated = texts();
  expect(await runHere('migrate')).toMatchObject({
    status: 0,
    stdout: 'content already has version 2; nothing was changed.\n',
  });
  expect(texts()).toEqual(migrated);
});

test('--dry-run shows the change and writes nothing', async () => {
  const { status, stdout, stderr } = await runHere('migrate', '--dry-run');
  expect(status).toBe(0);
  expect(stdout).toContain('-  "version": 0,\n');
  expect(stdout).toContain('+  "version": 2,\n');
  expect(stderr).toContain('2 files would change. Nothing was written.');
  expect(texts()).toEqual([HOTEL, ROOM, TAXES]);
});

test('check sends content of an older version here', async () => {
  expect((await runHere('check')).stdout).toContain('verandah migrate');
});

test('content of a newer Verandah is refused, with the remedy', async () => {
  write('content/hotel.jsonc', '{ "version": 3 }');
  const { status, stderr } = await runHere('migrate');
  expect(status).toBe(2);
  expect(stderr).toContain('This content has version 3; this Verandah reads version 2. Update Verandah');
});

test('a file that cannot be understood stops everything before it begins', async () => {
  write('content/taxes.json', '{ "taxes": ');
  const { status, stderr } = await runHere('migrate');
  expect(status).toBe(1);
  expect(stderr).toContain('Nothing was changed: taxes.json cannot be read.');
  expect(read('content/hotel.jsonc')).toBe(HOTEL);
});

const INDIAN = `{
  "version": 1,
  "id": "the-kesar",
  "currency": "INR" // rupees, not dollars
}
`;
const RATE = `{
  "id": "udaipur", // the lake
  "mealPlans": [
    { "code": "RO", "adultMinor": 0, "childMinor": 0 },
    { "code": "BB", "adultMinor": 65000, "childMinor": 35000 }
  ],
  "roomPrices": [
    {
      "roomId": "lake-suite",
      // agreed with Asha
      "childMinor": 100000 // below twelve
    }
  ],
  // babies
  "infants": { "below": 3, "priceMinor": 500, "mealMinor": 0 },
  "extras": []
}
`;

test('infants of a rate file become an age band of the hotel, with prices of rooms and meals', async () => {
  write('content/hotel.jsonc', INDIAN);
  write('content/rooms/lake-suite.json', '{ "id": "lake-suite" }\n');
  write('content/rates/udaipur.jsonc', RATE);
  expect((await runHere('check', '--format', 'json')).stdout).toContain(
    'run `verandah migrate`: ages are now `childBands` in hotel.json, and prices `childPrices` of rooms and meals',
  );
  expect(await runHere('migrate')).toMatchObject({ status: 0, stderr: '' });
  expect(read('content/hotel.jsonc')).toBe(`{
  "version": 2,
  "id": "the-kesar",
  "currency": "INR", // rupees, not dollars
  "childBands": [
    {
      "id": "infant",
      "name": "Infant",
      "below": 3
    }
  ]
}
`);
  expect(read('content/rates/udaipur.jsonc')).toBe(`{
  "id": "udaipur", // the lake
  "mealPlans": [
    { "code": "RO", "adultMinor": 0, "childMinor": 0 },
    { "code": "BB", "adultMinor": 65000, "childMinor": 35000, "childPrices": [ { "bandId": "infant", "priceMinor": 0 } ] }
  ],
  "roomPrices": [
    {
      "roomId": "lake-suite",
      // agreed with Asha
      "childMinor": 100000, // below twelve
      "childPrices": [
        {
          "bandId": "infant",
          "priceMinor": 500
        }
      ]
    }
  ],
  // babies
  "extras": []
}
`);
  expect((await runHere('migrate')).stdout).toContain('nothing was changed');
});

test('locations with different ages get a band for each, so that no child costs more or less', async () => {
  write('content/hotel.jsonc', '{ "version": 1 }\n');
  write('content/rooms/lake-suite.json', '{ "id": "lake-suite" }\n');
  const rate = (below: number, priceMinor: number) =>
    `{ "roomPrices": [{ "childMinor": 9 }], "infants": { "below": ${below}, "priceMinor": ${priceMinor}, "mealMinor": 0 } }\n`;
  write('content/rates/udaipur.json', rate(4, 7));
  write('content/rates/kochi.json', rate(2, 5));
  expect((await runHere('migrate')).status).toBe(0);
  expect(JSON.parse(read('content/hotel.jsonc'))).toMatchObject({
    childBands: [
      { id: 'infant-below-2', below: 2 },
      { id: 'infant-below-4', below: 4 },
    ],
  });
  expect(JSON.parse(read('content/rates/kochi.json'))).toEqual({
    roomPrices: [{ childMinor: 9, childPrices: [{ bandId: 'infant-below-2', priceMinor: 5 }] }],
  });
  expect(JSON.parse(read('content/rates/udaipur.json'))).toEqual({
    roomPrices: [
      {
        childMinor: 9,
        childPrices: [
          { bandId: 'infant-below-2', priceMinor: 7 },
          { bandId: 'infant-below-4', priceMinor: 7 },
        ],
      },
    ],
  });
});

test('age bands that exist already are never guessed at', async () => {
  write('content/hotel.jsonc', '{ "version": 1, "childBands": [] }\n');
  write('content/rates/udaipur.json', RATE.replaceAll(/ ?\/\/.*/g, ''));
  const { status, stderr } = await runHere('migrate');
  expect(status).toBe(1);
  expect(stderr).toContain('Nothing was changed: rates/udaipur.json has "infants"');
});

const HUNGARIAN = `{
  "version": 1,
  "currency": "HUF",
  "pricesIncludeTax": true
}
`;
const FORINTS = `{
  "id": "budapest",
  "mealPlans": [{ "code": "BB", "adultMinor": 4500, "childMinor": 2500 }],
  "roomPrices": [{ "roomId": "double", "baseMinor": 38000 /* for two */, "baseAdults": 2 }],
  "extras": [{ "id": "bath", "priceMinor": 9000, "mode": "PERSON" }]
}
`;

test('amounts of a currency that had no decimals are rewritten, ten of them are shown, and totals stay whole', async () => {
  write('content/hotel.jsonc', HUNGARIAN);
  write('content/rooms/lake-suite.json', '{ "id": "lake-suite", "size": 38 }\n');
  write('content/rates/budapest.jsonc', FORINTS);
  const { status, stdout } = await runHere('migrate');
  expect(status).toBe(0);
  expect(stdout).toContain('  rates/budapest.jsonc baseMinor: 38000 -> 3800000 (Ft\u00a038,000)\n');
  expect(read('content/hotel.jsonc')).toBe(`{
  "version": 2,
  "currency": "HUF",
  "pricesIncludeTax": true,
  "roundTotalTo": 100
}
`);
  expect(read('content/rates/budapest.jsonc')).toBe(
    FORINTS.replace('4500', '450000')
      .replace('2500', '250000')
      .replace('38000', '3800000')
      .replace('9000', '900000'),
  );
  expect(read('content/rooms/lake-suite.json')).toContain('"size": 38');
  expect((await runHere('migrate')).stdout).toContain('nothing was changed');
});

test.each(['INR', 'JPY', 'KWD', 'RSD'])('amounts in %s stay as they are', async (currency) => {
  write('content/hotel.jsonc', HUNGARIAN.replace('HUF', currency));
  write('content/rates/budapest.jsonc', FORINTS);
  expect((await runHere('migrate')).stdout).not.toContain('Amounts');
  expect(read('content/rates/budapest.jsonc')).toBe(FORINTS);
});

test('hotel.json alone says how amounts are counted: a file that names an older schema keeps its own', async () => {
  write('content/hotel.jsonc', HUNGARIAN.replace('"version": 1', '"version": 2'));
  write('content/rates/budapest.jsonc', FORINTS);
  write('content/rooms/lake-suite.json', '{ "$schema": "https://verandah.example/schemas/v1/room.json" }\n');
  expect((await runHere('migrate')).stdout).not.toContain('Amounts');
  expect(read('content/rates/budapest.jsonc')).toBe(FORINTS);
  expect(read('content/rooms/lake-suite.json')).toContain('/schemas/v2/');
});

test('amounts of a hotel that names no version are not guessed at', async () => {
  write('content/hotel.jsonc', HUNGARIAN.replace('"version": 1,', ''));
  write('content/rates/budapest.jsonc', FORINTS);
  const { status, stderr } = await runHere('migrate');
  expect(status).toBe(1);
  expect(stderr).toContain('hotel.json names no version');
  expect(read('content/rates/budapest.jsonc')).toBe(FORINTS);
});

test.each(['hotel.jsonc', 'rates/budapest.jsonc', 'rooms/lake-suite.json'])(
  'where %s cannot be written all files stay, and the next time all are rewritten once',
  async (stuck) => {
    write('content/hotel.jsonc', HUNGARIAN);
    write('content/rates/budapest.jsonc', FORINTS);
    write(
      'content/rooms/lake-suite.json',
      '{ "$schema": "https://verandah.example/schemas/v1/room.json" }\n',
    );
    const rename = fs.renameSync;
    const refused = vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      if (String(to).endsWith(stuck)) throw Object.assign(new Error('refused'), { code: 'EPERM' });
      rename(from, to);
    });
    syncBuiltinESMExports();
    const { status, stderr } = await runHere('migrate');
    refused.mockRestore();
    syncBuiltinESMExports();
    expect(status).not.toBe(0);
    expect(stderr).toContain('Nothing was changed.');
    expect(read('content/hotel.jsonc')).toBe(HUNGARIAN);
    expect(read('content/rates/budapest.jsonc')).toBe(FORINTS);
    expect((await runHere('migrate')).status).toBe(0);
    expect(read('content/rates/budapest.jsonc')).toContain('"baseMinor": 3800000 ');
    expect(read('content/hotel.jsonc')).toContain('"version": 2');
  },
);
