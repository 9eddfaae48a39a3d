import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

const check = (description: string) =>
  checkSmallHotel({ 'services/boat-dinner.json': { ...example('service'), description } });

test.each([
  'AKIAIOSFODNN7EXAMPLE',
  // In parts, so that secret scanners do not report this file.
  ['sk', 'live', '4eC39HqLyjWDarjtT1zdp7dc'].join('_'),
  `ghp_${'a1B2'.repeat(9)}`,
  '-----BEGIN RSA PRIVATE KEY-----',
  'Password: lakeview2026',
  'write to meera.r@gmail.com please',
])('%s is found, and repeated nowhere', async (secret) => {
  const report = await check(`Dinner. ${secret}`);
  expect(report.diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
    'error secret/found',
  ]);
  const printed = JSON.stringify([report.diagnostics, [...report.texts.values()]]);
  expect(printed).not.toContain(secret.split(' ').find((word) => /\d|@|BEGIN/.test(word)));
});

test('the text beside it keeps its columns', async () => {
  const { texts, diagnostics } = await check('Key AKIAIOSFODNN7EXAMPLE here');
  const { start, end } = diagnostics[0]?.range ?? { start: { offset: 0 }, end: { offset: 0 } };
  const text = texts.get('services/boat-dinner.json') ?? '';
  expect(text.slice(start.offset - 4, end.offset + 5)).toBe(`Key ${'•'.repeat(20)} here`);
});

test.each([
  'Password must contain at least one number.',
  'Write to stay@thekesar.example.',
  'The key to room 12 hangs at the desk.',
  'Booking reference 4F2A-9C1B',
])('%s is no secret', async (text) => {
  expect((await check(text)).diagnostics).toEqual([]);
});

test('an address that is a field of its own is how guests reach the house', async () => {
  const emails = [{ email: 'the.kesar@gmail.com' }];
  const { diagnostics } = await checkSmallHotel({
    'locations/udaipur.json': { ...example('location'), emails },
  });
  expect(diagnostics).toEqual([]);
});
