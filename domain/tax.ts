import type { CatalogueTax } from '#schemas/types';
import { BASIS_POINTS, multiplyRatio } from './money.ts';
import { DomainError } from './refusal.ts';

/** What is taxed. */
export interface TaxableLine {
  taxClass: string;
  netMinor: number;
  /** The night, or for an extra the day of arrival. */
  date: string;
  /** How many room nights the line covers; one when left out. */
  roomNights?: number;
}

/** The tax on one line. */
export interface LineTax {
  label: string;
  rateBasisPoints: number;
  taxMinor: number;
}

/** The tax on a line: the rate of its slab on its date, rounded once (BOOKING-RULES, Price 2 and 3). */
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

/** The tax on an amount whose rate is known. */
export function taxAtRate(netMinor: number, rateBasisPoints: number): number {
  return multiplyRatio(netMinor, rateBasisPoints, BASIS_POINTS);
}

/** Compares the price of one unit without dividing. */
function isAtMost(netMinor: number, upToMinor: number, units: number): boolean {
  return BigInt(netMinor) <= BigInt(upToMinor) * BigInt(units);
}

/** Of the periods that hold the date the one that began last: a new law is written below the old one, not into it. */
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

/** What has no tax cannot be sold: a price without it would be wrong. */
function notTaxable(): DomainError {
  return new DomainError('NOT_ON_SALE', { reason: { code: 'NOT_ON_SALE' } });
}
