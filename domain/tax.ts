import type { CatalogueTax } from '#schemas/types';
import { BASIS_POINTS, multiplyRatio } from './money.ts';
import { DomainError } from './refusal.ts';

export interface TaxableLine {
  taxClass: string;
  netMinor: number;
  /** The night, or for an extra the arrival day. */
  date: string;
  roomNights?: number;
}

export interface LineTax {
  label: string;
  rateBasisPoints: number;
  taxMinor: number;
}

/**
 * Computes the tax on a line: the rate of its slab on its date, rounded once (BOOKING-RULES, Price 2 and 3).
 */
export function taxOn(line: TaxableLine, taxes: readonly CatalogueTax[]): LineTax {
  const tax = taxValidOn(line, taxes);
  const units = tax.basis === 'ROOM_NIGHT' ? (line.roomNights ?? 1) : 1;
  const slab = tax.slabs.find(
    ({ upToMinor }) => upToMinor === undefined || isAtMost(line.netMinor, upToMinor, units),
  );
  if (slab === undefined) throw notTaxable();
  const { rateBasisPoints } = slab;
  return { label: tax.label, rateBasisPoints, taxMinor: taxAtRate(line.netMinor, rateBasisPoints) };
}

/** Computes the tax on an amount with a known rate. */
export function taxAtRate(netMinor: number, rateBasisPoints: number): number {
  return multiplyRatio(netMinor, rateBasisPoints, BASIS_POINTS);
}

/** Compares the price of one unit without dividing. */
function isAtMost(netMinor: number, upToMinor: number, units: number): boolean {
  return BigInt(netMinor) <= BigInt(upToMinor) * BigInt(units);
}

/**
 * Of the periods that include the date the latest start wins, so that a new law is added and not merged into
 * the old one.
 */
function taxValidOn({ taxClass, date }: TaxableLine, taxes: readonly CatalogueTax[]): CatalogueTax {
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
