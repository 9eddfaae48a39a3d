import { BASIS_POINTS, multiplyRatio } from '#domain/money';
import { basisPointsOf } from '#domain/price-terms';
import { type CheckContext, validFiles } from '../../engine/check.ts';
import type { RoomPrice, TaxPeriod } from '../../generated/types.ts';

const PRICES = ['baseMinor', 'weekendBaseMinor', 'singleMinor', 'singleWeekendMinor'] as const;

/** The limit between two slabs, of which the higher one taxes more. */
interface SlabLimit {
  /** Without tax. */
  netMinor: number;
  /** The limit with the tax of the slab below it, and with that of the slab above it. */
  lowGrossMinor: number;
  highGrossMinor: number;
}

/** A price of a night and the limits of the tax that applies to it today. */
interface SlabPrice {
  file: string;
  at: number;
  field: (typeof PRICES)[number];
  amountMinor: number;
  limits: readonly SlabLimit[];
}

/** Every price of a night whose tax has slabs for each room and night. */
export function slabPrices(context: CheckContext): SlabPrice[] {
  return validFiles(context.files, 'rate').flatMap(({ path: file, value }) => {
    const tax = taxOfToday(context, value.taxClass);
    const limits = tax?.basis === 'ROOM_NIGHT' ? limitsOf(tax) : [];
    if (limits.length === 0) return [];
    return value.roomPrices.flatMap((price: RoomPrice, at) =>
      PRICES.flatMap((field) => {
        const amountMinor = price[field];
        return amountMinor === undefined ? [] : [{ file, at, field, amountMinor, limits }];
      }),
    );
  });
}

export function includesTax({ files }: CheckContext): boolean {
  return validFiles(files, 'hotel')[0]?.value.pricesIncludeTax === true;
}

function limitsOf({ slabs }: TaxPeriod): SlabLimit[] {
  return slabs.flatMap(({ upToMinor, ratePercent }, position) => {
    const above = slabs[position + 1];
    if (upToMinor === undefined || above === undefined || above.ratePercent <= ratePercent) return [];
    return {
      netMinor: upToMinor,
      lowGrossMinor: withTax(upToMinor, ratePercent),
      highGrossMinor: withTax(upToMinor, above.ratePercent),
    };
  });
}

function withTax(netMinor: number, ratePercent: number): number {
  return netMinor + multiplyRatio(netMinor, basisPointsOf(ratePercent), BASIS_POINTS);
}

function taxOfToday({ files, today }: CheckContext, taxClass: string): TaxPeriod | undefined {
  return validFiles(files, 'tax')
    .flatMap(({ value }) => value.taxes)
    .filter((tax) => tax.taxClass === taxClass && tax.validFrom <= today())
    .filter(({ validTo }) => validTo === undefined || validTo >= today())
    .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0];
}
