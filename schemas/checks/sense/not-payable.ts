import { currencyUnit } from '#domain/currencies';
import type { NotTaken } from '#domain/gateway-units';
import { KNOWN_GATEWAYS, whyNobodyTakes } from '#domain/gateways/known';
import { instantOf } from '#domain/stay';
import { type CheckContext, validFiles } from '../../engine/check.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import type { Hotel, Rate } from '../../generated/types.ts';
import { loadSales } from '../parts/load-sales.ts';
import { moneyFormat } from '../parts/money.ts';
import type { Sale } from '../parts/sales.ts';

/** A total that ends in the smallest amount of the hotel: 1.001 dinars, or 1001 rupees where totals are whole. */
const ODD_TOTAL = 1001;

/** Only what no gateway takes is said: which one the hotel has is not written in its files. */
export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Prices that are paid when booking can be paid.',
  why: 'No payment gateway takes such an amount, so guests are not offered that price.',
  remedy:
    'Change the payment to PAY_AT_HOTEL, round totals, or ask for less when booking where it is too much.',
  example: replaced(
    'hotel.json',
    '"currency": "INR",\n  "pricesIncludeTax": false,\n  "roundTotalTo": 100',
    '"currency": "KWD",\n  "pricesIncludeTax": false,\n  "roundTotalTo": 1',
  ),
  run: async (context) => {
    const hotel = validFiles(context.files, 'hotel')[0];
    if (hotel === undefined) return [];
    const sales = await loadSales(context);
    const faults = await Promise.all(sales.map((sale) => priceFaults(context, sale)));
    return [...roundingFault(context, hotel), ...faults.flat()];
  },
};

function whyNot(amountMinor: number, { currency }: Pick<Hotel, 'currency'>): NotTaken | undefined {
  return whyNobodyTakes({ amountMinor, ...currencyUnit(currency) }, KNOWN_GATEWAYS);
}

function isPaidOnline({ ratePlans }: Rate): boolean {
  return ratePlans.some(({ payment }) => payment === 'PAY_NOW');
}

function roundingFault(
  { files }: CheckContext,
  { path: file, value }: { path: string; value: Hotel },
): RuleDiagnostic[] {
  const { currency, roundTotalTo = 1 } = value;
  const isOnline = validFiles(files, 'rate').some((rate) => isPaidOnline(rate.value));
  if (!isOnline || whyNot(ODD_TOTAL * roundTotalTo, value) !== 'STEP') return [];
  const step = [10, 100].find((each) => whyNot(ODD_TOTAL * each, value) === undefined);
  return [
    {
      file,
      path: value.roundTotalTo === undefined ? ['currency'] : ['roundTotalTo'],
      value: String(value.roundTotalTo ?? currency),
      message: `No payment gateway takes amounts in ${currency} to the last digit, and some totals have one.`,
      help: step === undefined ? 'round totals: "roundTotalTo"' : `write "roundTotalTo": ${step}`,
    },
  ];
}

/** The first amount of each room that nobody takes. What is only not rounded enough is said of the hotel. */
async function priceFaults(context: CheckContext, sale: Sale): Promise<RuleDiagnostic[]> {
  const { pricesNotPayable } = await import('#domain/prices-not-payable');
  const { file, rate, location, catalogue, today } = sale;
  const { hotel, booking } = catalogue;
  const takes = (amountMinor: number): boolean => {
    const why = whyNot(amountMinor, hotel);
    return why === undefined || why === 'STEP';
  };
  const money = moneyFormat(context);
  return location.rooms.flatMap((room): RuleDiagnostic[] => {
    const found = pricesNotPayable({
      catalogue,
      location: { ...location, rooms: [room] },
      horizonDays: booking.horizonDays,
      now: new Date(instantOf(today, 0, location.timezone)),
      takes,
    }).next().value;
    const why = found === undefined ? undefined : whyNot(found.amountMinor, hotel);
    if (found === undefined || why === undefined || why === 'STEP') return [];
    const { plan, amountMinor } = found;
    const at = rate.roomPrices.findIndex(({ roomId }) => roomId === room.id);
    const paid = plan.deposit === undefined ? 'paid when booking' : 'paid online in parts';
    return [
      {
        file,
        path: ['roomPrices', at, 'baseMinor'],
        value: String(rate.roomPrices[at]?.baseMinor),
        message: `${plan.name} is ${paid}, and ${WORDS[why](money(amountMinor), hotel.currency)}.`,
        help: HELP[why],
      },
    ];
  });
}

const AT_HOTEL = 'write "payment": "PAY_AT_HOTEL" in the plan';

const HELP: Readonly<Record<Exclude<NotTaken, 'STEP'>, string>> = {
  CURRENCY: AT_HOTEL,
  TOO_LARGE: `${AT_HOTEL}, or ask for a smaller part when booking: "deposit"`,
  TOO_SMALL: AT_HOTEL,
};

const WORDS: Readonly<Record<Exclude<NotTaken, 'STEP'>, (price: string, currency: string) => string>> = {
  CURRENCY: (_price, currency) => `no payment gateway takes ${currency}`,
  TOO_LARGE: (price) => `${price} is more than any payment gateway takes`,
  TOO_SMALL: (price) => `${price} is less than any payment gateway takes`,
};
