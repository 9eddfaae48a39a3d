import type { Policy } from '#schemas/types';
import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import text from '../site/public/locales/en/common.json' with { type: 'json' };
import { policyTimeline } from './cancellation.ts';
import { policySentences } from './policy-text.ts';
import { extraLine, nightLine, policy } from './test-support/catalogue.ts';

const terms = {
  lines: [
    nightLine('2026-03-29', 600_000),
    nightLine('2026-03-30', 800_000),
    nightLine('2026-03-31', 600_000),
  ],
  pricing: {},
  stay: { checkIn: '2026-03-29', checkOut: '2026-04-01' },
  timezone: 'Asia/Kolkata',
  checkInMinutes: 840,
  reservedAt: '2026-03-01T00:00:00.000Z',
};
async function readAloud(rules: Partial<Policy>, changes: Partial<typeof terms> = {}): Promise<string[]> {
  const i18n = createInstance({
    lng: 'en',
    defaultNS: 'common',
    resources: { en: { common: text } },
    interpolation: { escapeValue: false },
  });
  const t = await i18n.init();
  const request = { ...terms, ...changes, policy: policy(rules) };
  const { timezone } = request;
  const sentences = policySentences(policyTimeline(request), {
    timezone,
    unit: { currency: 'INR', currencyDigits: 2 },
    locale: 'en-IN',
  });
  return sentences.map(({ key, params }) => t(key, params));
}

describe('Cancellation 15: the text of a policy is generated from its rules', () => {
  test('in the tone of the rule', async () => {
    const checkInRules: Policy['checkInRules'] = [
      { value: 1, unit: 'DAY', penalty: { unit: 'DAY', value: 1 } },
    ];
    expect(await readAloud({ checkInRules })).toEqual([
      'Free until Sat 28 Mar, 14:00 hotel time.',
      'After that: first night, ₹6,300.',
      'From check-in on Sun 29 Mar, 14:00 hotel time it can no longer be cancelled online.',
      'If you do not arrive: ₹22,040.',
    ]);
  });

  test('with every tier, several nights and shares', async () => {
    const checkInRules: Policy['checkInRules'] = [
      { value: 14, unit: 'DAY', penalty: { unit: 'PERCENTAGE', value: 12.5 } },
      { value: 7, unit: 'DAY', penalty: { unit: 'DAY', value: 2 } },
      { value: 24, unit: 'HOUR', penalty: { unit: 'PERCENTAGE', value: 100 } },
    ];
    expect(await readAloud({ checkInRules })).toEqual([
      'Free until Sun 15 Mar, 14:00 hotel time.',
      'After that: 12.5 % of the room price, ₹2,755.',
      'From Sun 22 Mar, 14:00 hotel time: first 2 nights, ₹15,740.',
      'From Sat 28 Mar, 14:00 hotel time: the full room price, ₹22,040.',
      'From check-in on Sun 29 Mar, 14:00 hotel time it can no longer be cancelled online.',
      'If you do not arrive: ₹22,040.',
    ]);
  });

  test('without a free time when there is none', async () => {
    const reservationRules: Policy['reservationRules'] = [
      { value: 0, unit: 'DAY', penalty: { unit: 'PERCENTAGE', value: 100 } },
    ];
    const [first] = await readAloud({ reservationRules });
    expect(first).toBe('If you cancel: the full room price, ₹22,040.');
  });

  test('with the extras that are kept even then', async () => {
    const lines = [...terms.lines, extraLine(100_000, { refundable: false })];
    const [first] = await readAloud({}, { lines });
    expect(first).toBe('If you cancel: the non-refundable extras, ₹1,180.');
  });

  test('and names them apart where they are in an amount that has another name', async () => {
    const lines = [...terms.lines, extraLine(100_000, { refundable: false })];
    const checkInRules: Policy['checkInRules'] = [
      { value: 1, unit: 'DAY', penalty: { unit: 'DAY', value: 1 } },
    ];
    expect(await readAloud({ checkInRules }, { lines })).toEqual([
      'If you cancel: the non-refundable extras, ₹1,180.',
      'From Sat 28 Mar, 14:00 hotel time: first night, ₹7,480.',
      'In this amount are the non-refundable extras, ₹1,180.',
      'From check-in on Sun 29 Mar, 14:00 hotel time it can no longer be cancelled online.',
      'If you do not arrive: ₹23,220.',
      'In this amount are the non-refundable extras, ₹1,180.',
    ]);
  });

  test('names no more nights than the stay has', async () => {
    const always: Policy['reservationRules'] = [
      { value: 0, unit: 'DAY', penalty: { unit: 'DAY', value: 5 } },
    ];
    const [three] = await readAloud({ reservationRules: always });
    expect(three).toBe('If you cancel: first 3 nights, ₹22,040.');
    const [one] = await readAloud({ reservationRules: always }, { lines: terms.lines.slice(0, 1) });
    expect(one).toBe('If you cancel: first night, ₹6,300.');
  });

  test('says nothing of a price for not arriving when there is none', async () => {
    const noShow = { unit: 'DAY', value: 0 } as const;
    expect(await readAloud({ noShow })).toEqual([
      'Free until Sun 29 Mar, 14:00 hotel time.',
      'From check-in on Sun 29 Mar, 14:00 hotel time it can no longer be cancelled online.',
    ]);
  });

  test('always on the clock of the hotel', async () => {
    const [berlin] = await readAloud({}, { timezone: 'Europe/Berlin' });
    const [kiritimati] = await readAloud({}, { timezone: 'Pacific/Kiritimati', checkInMinutes: 0 });
    expect(berlin).toBe('Free until Sun 29 Mar, 14:00 hotel time.');
    expect(kiritimati).toBe('Free until Sun 29 Mar, 00:00 hotel time.');
  });
});
