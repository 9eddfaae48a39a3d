/** Price 3 and 7 once more. */
import type { CatalogueTax } from '#schemas/types';
import { found, type Ways, WHOLE } from './plain-numbers.ts';

export interface PlainTaxes {
  taxes: readonly CatalogueTax[];
  /** Whether amounts are written with their tax. */
  includesTax: boolean;
  ways: Ways;
}

export interface Written {
  amount: bigint;
  /** Charges may have none. */
  taxClass: string | undefined;
  date: string;
  /** Room nights that the amount is for. */
  units: bigint;
}

export interface Split {
  net: bigint;
  tax: bigint;
  /** Hundredths of a percent. */
  rate: bigint;
  /** Of the tax; without one the amount is not taxed. */
  label?: string;
}

/** Price 3: the slab that holds the net of a unit, of the law that began last. Price 7: the net of an amount with tax is its net at the slab's own rate. */
export function taxed(how: PlainTaxes, { amount, taxClass, date, units }: Written): Split {
  if (taxClass === undefined) return { net: amount, tax: 0n, rate: 0n };
  const [law] = how.taxes
    .filter((tax) => tax.taxClass === taxClass && tax.validFrom <= date && date <= (tax.validTo ?? date))
    .toSorted((a, b) => Date.parse(b.validFrom) - Date.parse(a.validFrom));
  const { basis, slabs, label } = found(law);
  const count = basis === 'ROOM_NIGHT' ? units : 1n;
  const splits = slabs.map(({ upToMinor, rateBasisPoints }) => ({
    split: splitAt(how, amount, BigInt(rateBasisPoints)),
    most: upToMinor === undefined ? undefined : BigInt(upToMinor) * count,
  }));
  const slab = splits.find(({ split, most }) => most === undefined || split.net <= most);
  return { ...found(slab).split, label };
}

export function splitAt({ includesTax, ways }: PlainTaxes, amount: bigint, rate: bigint): Split {
  if (!includesTax) return { net: amount, tax: ways.share(amount, rate, WHOLE), rate };
  const net = ways.net(amount, WHOLE, WHOLE + rate);
  return { net, tax: amount - net, rate };
}
