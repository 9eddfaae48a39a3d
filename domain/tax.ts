import type { CatalogueTax } from '#schemas/types';
import { type PriceTerms, type SplitAmount, splitTax } from './price-terms.ts';
import { DomainError } from './refusal.ts';

export interface TaxableLine {
  taxClass: string;
  /** As the hotel writes its amounts: with or without tax. */
  writtenMinor: number;
  /** The night, or for an extra the arrival day. */
  date: string;
  roomNights?: number;
}

export interface LineTax extends SplitAmount {
  label: string;
  rateBasisPoints: number;
  /** The code that tax documents show, where the hotel names one. */
  taxCode?: string;
}

/** The taxes of a release, and whether its amounts include them. */
export interface TaxRules extends Pick<PriceTerms, 'pricesIncludeTax'> {
  taxes: readonly CatalogueTax[];
}

/** Splits a written amount into net and tax, at the rate of its slab on its date (BOOKING-RULES, Price 2, 3 and 7). */
export function taxOn(line: TaxableLine, { taxes, ...terms }: TaxRules): LineTax {
  const tax = taxValidOn(line, taxes);
  const units = tax.basis === 'ROOM_NIGHT' ? (line.roomNights ?? 1) : 1;
  const slab = tax.slabs.find(({ upToMinor, rateBasisPoints }) => {
    const { netMinor } = splitTax(line.writtenMinor, rateBasisPoints, terms);
    return upToMinor === undefined || isAtMost(netMinor, upToMinor, units);
  });
  if (slab === undefined) throw notTaxable();
  const { rateBasisPoints } = slab;
  return {
    label: tax.label,
    rateBasisPoints,
    ...(tax.code === undefined ? {} : { taxCode: tax.code }),
    ...splitTax(line.writtenMinor, rateBasisPoints, terms),
  };
}

export interface TaxLimit {
  /** The price of one unit without tax, above which the rate holds. */
  aboveMinor: number;
  rateBasisPoints: number;
  label: string;
}

/** What a line has passed that bears this rate on its date. Undefined for the lowest rate. */
export function limitOf(
  line: Pick<TaxableLine, 'taxClass' | 'date'>,
  rateBasisPoints: number,
  taxes: readonly CatalogueTax[],
): TaxLimit | undefined {
  const { label, slabs } = taxValidOn(line, taxes);
  const below = slabs[slabs.findIndex((slab) => slab.rateBasisPoints === rateBasisPoints) - 1];
  if (below?.upToMinor === undefined) return undefined;
  return { aboveMinor: below.upToMinor, rateBasisPoints, label };
}

/** Compares the price of one unit without dividing. */
function isAtMost(netMinor: number, upToMinor: number, units: number): boolean {
  return BigInt(netMinor) <= BigInt(upToMinor) * BigInt(units);
}

/**
 * Of the periods that include the date the latest start wins, so that a new law is added and not merged into
 * the old one.
 */
function taxValidOn(
  { taxClass, date }: Pick<TaxableLine, 'taxClass' | 'date'>,
  taxes: readonly CatalogueTax[],
): CatalogueTax {
  let valid: CatalogueTax | undefined;
  for (const tax of taxes) {
    const holds =
      tax.taxClass === taxClass &&
      tax.validFrom <= date &&
      (tax.validTo === undefined || date <= tax.validTo);
    if (holds && (valid === undefined || tax.validFrom > valid.validFrom)) valid = tax;
  }
  if (valid === undefined) throw notTaxable();
  return valid;
}

/** A line without a tax cannot be sold: its price would be wrong. */
function notTaxable(): DomainError {
  return new DomainError('NOT_ON_SALE', { reason: { code: 'NOT_ON_SALE' } });
}
