import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createWorkplace } from './test-command.ts';

const { read, runHere, runHereWith, write } = createWorkplace('e2e/euro-hotel');
const project = join(import.meta.dirname, '..');
const ofProject = (file: string): string => readFileSync(join(project, file), 'utf8');

interface Field {
  /** Its path in the table that `verandah schema <kind>` prints. */
  path: string;
  kind: 'charge' | 'hotel' | 'rate';
  /** The rule of the checker that is about it, where there is one. */
  rule?: string;
  file: string;
  /** Where such files lie, as the editor's settings write it. */
  place: string;
  /** An edit of the file in the euro hotel, and how `verandah diff` tells it. */
  edit: [from: RegExp, to: string];
  told: RegExp;
}

const HOTEL = { kind: 'hotel', file: 'hotel.json', place: 'hotel.json' } as const;
const CHARGE = { kind: 'charge', file: 'charges.jsonc', place: 'charges.jsonc' } as const;
const RATE = { kind: 'rate', file: 'rates/lisbon.json', place: 'rates/*.json' } as const;

/** How hotels write prices: every field must be found in every place where an operator looks for it. */
const FIELDS: readonly Field[] = [
  {
    ...HOTEL,
    path: 'pricesIncludeTax',
    rule: 'rate/tax-gap',
    edit: [/"pricesIncludeTax": true/, '"pricesIncludeTax": false'],
    told: /prices include tax: true → false/,
  },
  {
    ...HOTEL,
    path: 'roundTotalTo',
    rule: 'hotel/rounding-coarse',
    edit: [/"roundTotalTo": 100/, '"roundTotalTo": 50'],
    told: /round total to: €1 → €0\.50/,
  },
  {
    ...HOTEL,
    path: 'weekendDays',
    rule: 'rate/weekend-without-nights',
    edit: [/"THURSDAY", "FRIDAY"/, '"FRIDAY"'],
    told: /weekend days: Thursday, Friday, Saturday → Friday, Saturday/,
  },
  {
    ...HOTEL,
    path: 'childBands',
    rule: 'hotel/age-band-twice',
    edit: [/"below": 7/, '"below": 6'],
    told: /child bands “Small child” › below: 7 → 6/,
  },
  {
    ...CHARGE,
    path: 'charges',
    rule: 'charge/no-effect',
    edit: [/"amountMinor": 400/, '"amountMinor": 450'],
    told: /charges “City tax of Lisbon” › amount: €4 → €4\.50/,
  },
  {
    ...CHARGE,
    path: 'mostNights',
    edit: [/"mostNights": 7/, '"mostNights": 6'],
    told: /charges “City tax of Lisbon” › most nights: 7 → 6/,
  },
  {
    ...RATE,
    path: 'seasons[].percent',
    rule: 'rate/season-without-price',
    edit: [/"percent": 18/, '"percent": 19'],
    told: /percent: 18 % → 19 %/,
  },
  {
    ...RATE,
    path: 'roomPrices[].singleWeekendMinor',
    rule: 'rate/single-weekend',
    edit: [/"singleWeekendMinor": 10900/, '"singleWeekendMinor": 11100'],
    told: /single weekend: €109 → €111/,
  },
  {
    ...RATE,
    path: 'restrictions[].minNightsByArrivalDay',
    rule: 'rate/nights-order',
    edit: [
      /"seasons": \[/,
      '"restrictions": [{ "from": "2027-08-01", "to": "2027-08-31", "minNightsByArrivalDay": { "saturday": 5 } }],\n  "seasons": [',
    ],
    told: /restrictions 2027-08-01\n +now +2027-08-01 to 2027-08-31, at least 5 nights for arrivals on Saturday/,
  },
  {
    ...RATE,
    path: 'ratePlans[].discounts',
    rule: 'rate/discount-never',
    edit: [/"daysBefore": 90/, '"daysBefore": 80'],
    told: /discounts\n +was +7 % .*10 % booked 90 days[^~]* now .*10 % booked 80 days/,
  },
  {
    ...RATE,
    path: 'ratePlans[].deposit',
    rule: 'rate/deposit-unused',
    edit: [/"value": 30/, '"value": 35'],
    told: /deposit: 30 % when booking → 35 % when booking/,
  },
  {
    ...RATE,
    path: 'ratePlans[].balance',
    rule: 'rate/balance-late',
    edit: [/"due": "AT_HOTEL"/, '"due": "BEFORE_ARRIVAL", "days": 14, "hours": 48'],
    told: /balance\n +was +at the hotel\n +now +14 days before arrival, cancelled 48 hours later if unpaid/,
  },
  {
    ...RATE,
    path: 'promoCodes[].standsAlone',
    edit: [/,\s*"standsAlone": true/, ''],
    told: /stands alone: true/,
  },
];

const nameOf = ({ path }: Field): string => path.split('.').at(-1) ?? path;

test.each(FIELDS)('verandah schema $kind explains $path', async (field) => {
  const { status, stdout } = await runHere('schema', field.kind);
  const term = field.path.replaceAll(/[[\].]/g, String.raw`\$&`);
  expect(status).toBe(0);
  expect(stdout).toMatch(
    new RegExp(String.raw`^ {2}(?:charges\[\](?:\(\w+\))?\.)?${term}(?: \*)? {2,}[A-Z]\w+`, 'm'),
  );
});

test.each(FIELDS)('the guide of operators tells of $path', (field) => {
  expect(ofProject('docs/guides/operator.md')).toMatch(new RegExp(`["\`]${nameOf(field)}["\`]`));
});

test.each(FIELDS.filter(({ rule }) => rule !== undefined))(
  'verandah explain $rule names $path',
  async (field) => {
    const { status, stdout } = await runHere('explain', field.rule ?? '');
    expect(status).toBe(0);
    expect(stdout).toContain(nameOf(field));
  },
);

interface EditorSchema {
  description?: string;
  properties?: Record<string, EditorSchema>;
  [keyword: string]: unknown;
}

/** The descriptions that an editor shows for a field of this name. */
function descriptionsOf(schema: unknown, name: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((each: unknown) => descriptionsOf(each, name));
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as EditorSchema;
  const own = properties[name]?.description;
  const within = Object.values(schema).flatMap((each: unknown) => descriptionsOf(each, name));
  return own === undefined ? within : [own, ...within];
}

test.each(FIELDS)('an editor completes $path, here and in a hotel of one’s own', (field) => {
  const file = `schemas/generated/editor/${field.kind}.schema.json`;
  expect(existsSync(join(project, file))).toBe(true);
  const [description = ''] = descriptionsOf(JSON.parse(ofProject(file)), nameOf(field));
  expect(description).not.toBe('');
  const settings = JSON.parse(ofProject('.vscode/settings.json')) as {
    'json.schemas': { fileMatch: string[]; url: string }[];
  };
  const matched = settings['json.schemas'].find(({ fileMatch }) =>
    fileMatch.includes(`/e2e/euro-hotel/${field.place}`),
  );
  expect(matched?.url).toBe(`./${file}`);
});

test('verandah diff tells a change of each field, and nothing before', { timeout: 240_000 }, async () => {
  // The pictures of the hotel are made once on a machine, for the journeys too.
  const env = { CACHE_DIR: join(project, '.cache/pictures') };
  expect((await runHereWith({ env }, 'publish', 'content')).stdout).toContain('Published r-');
  expect((await runHere('diff')).stdout).toContain('Nothing would change');
  for (const { file, edit } of FIELDS) {
    const before = read(`content/${file}`);
    const after = before.replace(...edit);
    expect(after).not.toBe(before);
    write(`content/${file}`, after);
  }
  const { stdout, stderr } = await runHere('diff');
  expect(stderr).toBe('');
  for (const { told } of FIELDS) expect(stdout).toMatch(told);
});
