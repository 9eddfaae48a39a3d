import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import { loadSales } from '../parts/load-sales.ts';
import type { PromoCode } from '../../generated/types.ts';
import { moneyFormat } from '../parts/money.ts';
import type { Sale } from '../parts/sales.ts';
import { nightWords } from '../parts/words.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'A promo code leaves something to pay.',
  why: 'A code that becomes known gives your rooms away.',
  remedy: 'Write a smaller amount in the smallest unit of the currency, or ask for more nights.',
  example: replaced('rates/udaipur.json', '"valueMinor": 100000', '"valueMinor": 10000000'),
  run: async (context) => {
    const sales = await loadSales(context);
    if (!sales.some(({ rate }) => rate.promoCodes !== undefined)) return [];
    const { leastNightMinor, ordinaryNight, priceOf } = await import('../parts/night-prices.ts');
    const money = moneyFormat(context);
    return sales.flatMap((sale) =>
      (sale.rate.promoCodes ?? []).flatMap((promo, at): RuleDiagnostic[] => {
        // A percentage is at most 90.
        if (promo.discount.unit !== 'AMOUNT') return [];
        const nights = promo.minNights ?? 1;
        // On every night, as on the nights that the code is for.
        const always = { code: promo.code, name: promo.name, discount: promo.discount };
        const { valueMinor } = promo.discount;
        const given = roomsOf(sale, promo)
          .filter(({ room }) => valueMinor >= leastNightMinor(sale, room.id) * nights)
          .map(({ room, plan }) => {
            const checkIn = ordinaryNight(sale, { room, plan });
            if (checkIn === undefined) return undefined;
            const full = priceOf(sale, { room, plan, checkIn, nights });
            return { room, full, left: priceOf(sale, { room, plan, checkIn, nights, promo: always }) };
          })
          .find((each) => each?.left?.totals.netMinor === 0);
        if (given?.full === undefined || given.left === undefined) return [];
        const off = money(promo.discount.valueMinor);
        return [
          {
            file: sale.file,
            path: ['promoCodes', at, 'discount', 'valueMinor'],
            value: off,
            message: `With ${promo.code}, ${nightWords(nights)} in ${given.room.name} ${nights === 1 ? 'costs' : 'cost'} ${money(given.left.totals.totalMinor)} instead of ${money(given.full.totals.totalMinor)}: the code takes ${off} off.`,
            help: 'write a smaller amount, in the smallest unit of the currency, or raise minNights',
          },
        ];
      }),
    );
  },
};

/** Each room that the code is for, with a plan that sells it. */
function roomsOf({ location }: Sale, { roomIds, ratePlanIds }: PromoCode) {
  return location.rooms
    .filter(({ id }) => roomIds?.includes(id) ?? true)
    .flatMap((room) => {
      const plan = location.ratePlans.find(
        (each) => each.roomIds.includes(room.id) && (ratePlanIds?.includes(each.id) ?? true),
      );
      return plan === undefined ? [] : [{ room, plan }];
    });
}
