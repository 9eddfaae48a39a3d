import type { TaxRow } from '#domain/tax-document';
import type { CatalogueTax } from '#schemas/types';
import type { SoldBooking } from '../booking-repository.ts';

/**
 * The release's tax of a row: with its code and its rate, in the period of the day that the row is taxed by. Of several
 * periods the one that began last. Undefined where the hotel has renamed or dropped it since the stay was sold.
 */
export function taxOnSale(
  row: TaxRow,
  booking: SoldBooking,
  taxes: readonly CatalogueTax[],
): CatalogueTax | undefined {
  const day = dayOf(row, booking);
  const [tax] = taxes
    .filter(
      ({ code, slabs, validFrom, validTo = day }) =>
        code === row.taxCode &&
        validFrom <= day &&
        day <= validTo &&
        slabs.some(({ rateBasisPoints }) => rateBasisPoints === row.rateBasisPoints),
    )
    .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1));
  return tax;
}

/** A stay can cross into a new period: its later nights have rates that did not hold on the day of arrival. */
function dayOf({ taxCode, rateBasisPoints }: TaxRow, booking: SoldBooking): string {
  const nights = booking.sold.lines.flatMap((line) =>
    line.taxCode === taxCode && line.rateBasisPoints === rateBasisPoints ? (line.date ?? []) : [],
  );
  return nights.toSorted()[0] ?? booking.check_in;
}

/** The name of a row's tax as it was sold. Two taxes may share a rate; the row's code says which of them it is. */
export function soldLabel(
  row: TaxRow,
  booking: SoldBooking,
  taxes: readonly CatalogueTax[],
): string | undefined {
  const sold = booking.sold.taxes.filter((tax) => tax.rateBasisPoints === row.rateBasisPoints);
  const label = taxOnSale(row, booking, taxes)?.label;
  return (sold.find((tax) => tax.label === label) ?? sold[0])?.label;
}
