import { minorOfMain } from '#domain/money';
import { LOCALE } from '../../language.ts';
import { type CheckContext, validFiles } from '../../engine/check.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import type { RoomPrice, TaxPeriod, TaxSlab } from '../../generated/types.ts';

/** Within this margin above a slab the guest pays more tax than the hotel earns. */
const NEAR_PERCENT = 3;
const PRICES = ['baseMinor', 'weekendBaseMinor', 'singleMinor'] as const;

export const rule: CheckerRule = {
  severity: 'info',
  title: 'A price is not just above a tax slab.',
  why: 'Guests pay much more tax, and you earn hardly more.',
  remedy: 'Lower the price to the limit of the slab, or raise it clearly above.',
  example: replaced('rates/udaipur.json', '"baseMinor": 1250000', '"baseMinor": 760000'),
  run: (context) =>
    validFiles(context.files, 'rate').flatMap(({ path: file, value }) => {
      const tax = taxOfToday(context, value.taxClass);
      if (tax?.basis !== 'ROOM_NIGHT') return [];
      const currency = validFiles(context.files, 'hotel')[0]?.value.currency ?? 'INR';
      return value.roomPrices.flatMap((price, at) =>
        PRICES.flatMap((field) => diagnosticsOf(file, { price, at, field, currency }, tax.slabs)),
      );
    }),
};

interface PriceAt {
  price: RoomPrice;
  at: number;
  field: (typeof PRICES)[number];
  currency: string;
}

function diagnosticsOf(
  file: string,
  { price, at, field, currency }: PriceAt,
  slabs: readonly TaxSlab[],
): RuleDiagnostic[] {
  const amount = price[field];
  if (amount === undefined) return [];
  const below = slabs.findLast(({ upToMinor = Number.POSITIVE_INFINITY }) => upToMinor < amount);
  const own = slabs[slabs.findIndex((slab) => slab === below) + 1];
  const limit = below?.upToMinor;
  if (below === undefined || own === undefined || limit === undefined) return [];
  if (own.ratePercent <= below.ratePercent || amount > limit * (1 + NEAR_PERCENT / 100)) return [];
  const money = (amountMinor: number) =>
    (amountMinor / minorOfMain(1, currency)).toLocaleString(LOCALE, { maximumFractionDigits: 3 });
  const more = withTax(amount, own) - withTax(limit, below);
  return [
    {
      file,
      path: ['roomPrices', at, field],
      value: String(amount),
      message: `${money(amount)} is just above the tax slab of ${money(limit)}: guests pay ${money(more)} more than at that limit, and the hotel gets ${money(amount - limit)} of it.`,
      help: `write ${limit}, or a price clearly above`,
      fix: { kind: 'replace', title: `Write ${limit}`, safe: false, text: String(limit) },
    },
  ];
}

function withTax(amountMinor: number, { ratePercent }: TaxSlab): number {
  return Math.round(amountMinor * (1 + ratePercent / 100));
}

function taxOfToday({ files, today }: CheckContext, taxClass: string): TaxPeriod | undefined {
  return validFiles(files, 'tax')
    .flatMap(({ value }) => value.taxes)
    .filter((tax) => tax.taxClass === taxClass && tax.validFrom <= today())
    .filter(({ validTo }) => validTo === undefined || validTo >= today())
    .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0];
}
