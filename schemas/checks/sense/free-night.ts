import type { PricedStay } from '#domain/price';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import { loadSales } from '../parts/load-sales.ts';
import { moneyFormat } from '../parts/money.ts';
import type { Sale } from '../parts/sales.ts';
import { dayWords } from '../parts/words.ts';

const FIELDS = ['baseMinor', 'weekendBaseMinor'] as const;

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Every night costs something.',
  why: 'Guests book it at once, and you owe them the room.',
  remedy: 'Write the price. To show a room that cannot be booked, close its nights.',
  example: replaced('rates/udaipur.json', '"baseMinor": 1850000', '"baseMinor": 0'),
  run: async (context) => {
    const sales = await loadSales(context);
    if (sales.length === 0) return [];
    const { cheapestPlan, differentNights, leastNightMinor, priceOf } =
      await import('../parts/night-prices.ts');
    const money = moneyFormat(context);
    return sales.flatMap((sale) => {
      return sale.location.rooms.flatMap((room): RuleDiagnostic[] => {
        const plan = cheapestPlan(sale, room.id);
        // Totals may be rounded to nothing.
        const { roundTotalTo = 1 } = sale.catalogue.hotel;
        if (plan === undefined || leastNightMinor(sale, room.id) >= roundTotalTo) return [];
        const free = differentNights(sale).find((checkIn) =>
          isFree(priceOf(sale, { room, plan, checkIn, nights: 1 })),
        );
        if (free === undefined) return [];
        return [
          {
            ...placeOf(sale, room.id),
            message: `A night in ${room.name} costs ${money(0)}, for example that of ${dayWords(free)}.`,
            help: 'write the price of a night',
          },
        ];
      });
    });
  },
};

/** Charges may be due all the same. */
function isFree(price: PricedStay | undefined): boolean {
  return price !== undefined && (price.totals.netMinor === 0 || price.totals.totalMinor === 0);
}

/** The price of 0; without one, a price that rounding takes away. */
function placeOf({ file, rate }: Sale, roomId: string): Pick<RuleDiagnostic, 'file' | 'path' | 'value'> {
  for (const field of FIELDS) {
    const at = rate.roomPrices.findIndex((price) => price.roomId === roomId && price[field] === 0);
    if (at >= 0) return { file, path: ['roomPrices', at, field], value: '0' };
  }
  const at = rate.roomPrices.findIndex((price) => price.roomId === roomId);
  return { file, path: ['roomPrices', at, 'baseMinor'] };
}
