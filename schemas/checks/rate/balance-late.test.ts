import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

async function reported(days: number, hours: number) {
  const rate = example('rate');
  const ratePlans = rate.ratePlans.map((plan) =>
    plan.id === 'advance' ? { ...plan, balance: { due: 'BEFORE_ARRIVAL', days, hours } } : plan,
  );
  const { diagnostics } = await checkSmallHotel({ 'rates/udaipur.json': { ...rate, ratePlans } });
  return diagnostics.map(({ code, severity, message }) => `${severity} ${code} ${message}`);
}

test('an unpaid booking is cancelled before the guests stand at the door', async () => {
  expect(await reported(1, 24)).toEqual([
    'warning rate/balance-late The balance is due 1 day before arrival, and an unpaid booking is cancelled 24 hours later: not before the guests arrive.',
  ]);
  expect(await reported(1, 23)).toEqual([]);
});
