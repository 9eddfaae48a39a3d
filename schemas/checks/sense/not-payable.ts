import { currencyUnit } from '#domain/currencies';
import type { Amount, NotTaken } from '#domain/gateway-units';
import { KNOWN_GATEWAYS, whyNobodyTakes } from '#domain/gateways/known';
import { type CheckContext, validFiles } from '../../engine/check.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import type { Hotel, Rate } from '../../generated/types.ts';
import { moneyFormat } from '../parts/money.ts';

/** A total that ends in the smallest amount of the hotel: 1.001 dinars, or 1001 rupees where totals are whole. */
const ODD_TOTAL = 1001;

/** Only what no gateway takes is said: which one the hotel has is not written in its files. */
export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Prices that are paid when booking can be paid.',
  why: 'No payment gateway takes such an amount, so guests are not offered that price.',
  remedy: 'Change the payment to PAY_AT_HOTEL, ask for a deposit, or round totals.',
  example: replaced(
    'hotel.json',
    '"currency": "INR",\n  "pricesIncludeTax": false,\n  "roundTotalTo": 100',
    '"currency": "KWD",\n  "pricesIncludeTax": false,\n  "roundTotalTo": 1',
  ),
  run(context) {
    const hotel = validFiles(context.files, 'hotel')[0];
    if (hotel === undefined) return [];
    return [
      ...roundingFault(context, hotel),
      ...validFiles(context.files, 'rate').flatMap(({ path: file, value }) =>
        priceFaults(context, hotel.value, value).map((found) => ({ ...found, file })),
      ),
    ];
  },
};

function whyNot(amountMinor: number, { currency }: Hotel): NotTaken | undefined {
  const amount: Amount = { amountMinor, ...currencyUnit(currency) };
  return whyNobodyTakes(amount, KNOWN_GATEWAYS);
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

function priceFaults(context: CheckContext, hotel: Hotel, rate: Rate): Omit<RuleDiagnostic, 'file'>[] {
  const money = moneyFormat(context);
  return rate.roomPrices.flatMap(({ roomId, baseMinor }, at) => {
    const plan = rate.ratePlans.find(
      ({ payment, deposit, roomIds = [roomId] }) =>
        payment === 'PAY_NOW' && deposit === undefined && roomIds.includes(roomId),
    );
    const why = plan === undefined ? undefined : whyNot(baseMinor, hotel);
    if (plan === undefined || why === undefined || why === 'STEP') return [];
    return [
      {
        path: ['roomPrices', at, 'baseMinor'],
        value: String(baseMinor),
        message: `${plan.name} is paid when booking, and ${WORDS[why](money(baseMinor), hotel.currency)}.`,
        help: 'write "payment": "PAY_AT_HOTEL" in the plan, or ask for a deposit that can be paid',
      },
    ];
  });
}

const WORDS: Readonly<Record<Exclude<NotTaken, 'STEP'>, (price: string, currency: string) => string>> = {
  CURRENCY: (_price, currency) => `no payment gateway takes ${currency}`,
  TOO_LARGE: (price) => `${price} is more than any payment gateway takes`,
  TOO_SMALL: (price) => `${price} is less than any payment gateway takes`,
};
