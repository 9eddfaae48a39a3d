import { expect, test } from 'vitest';
import { currencyUnit } from '#domain/currencies';
import { smallHotel } from '../../server/test-support/small-hotel.ts';
import type { BuiltContent } from '../publish/build-content.ts';
import { changesBetween } from './change-groups.ts';

function built(currency: string, baseMinor: number): BuiltContent {
  const catalogue = smallHotel();
  Object.assign(catalogue.hotel, currencyUnit(currency));
  Object.assign(catalogue.locations[0]?.roomPrices[0] ?? {}, { baseMinor });
  const shell = { hotel: { currency, currencyDigits: catalogue.hotel.currencyDigits } };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pages are left out
  return { shell, catalogue } as unknown as BuiltContent;
}

test.each([
  ['KWD', 45_125, 'JPY', 22_000, 'KWD\u00A045.125', '¥22,000'],
  ['KWD', 45_125, 'EUR', 45_123, 'KWD\u00A045.125', '€451.23'],
])('an amount of %s %i is said in its own currency, also beside %s', (...row) => {
  const [from, before, to, after, ...said] = row;
  const changes = changesBetween(built(from, before), built(to, after)).flatMap((group) => group.changes);
  expect(changes.map((change) => [change.before, change.after])).toContainEqual(said);
  expect(changes.map(({ path }) => path.join(' '))).not.toContain('currency digits');
});
