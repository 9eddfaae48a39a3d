import { formatMoney } from '#domain/money';
import type { Booking, BookingCancellation } from '#schemas/api-types';
import type { Texts } from '../../release/index.ts';
import type { Fact } from './fact.ts';
import { notDueFacts } from './price-fact.ts';

interface Settlement {
  charges: string;
  figures: Pick<BookingCancellation, 'dueMinor' | 'penaltyMinor' | 'refundableMinor'>;
}

/** The amounts paid, kept, refunded and due, and what is no longer due at the hotel. */
export function settlementFacts(text: Texts, booking: Booking, { charges, figures }: Settlement): Fact[] {
  const { paidMinor, totals } = booking;
  const money = (amountMinor: number): string => formatMoney(amountMinor, totals, text.locale);
  const { penaltyMinor, refundableMinor, dueMinor } = figures;
  return [
    { label: text('mail.cancelled.paid'), lines: [money(paidMinor)] },
    { label: charges, lines: [money(penaltyMinor)] },
    { label: text('mail.cancelled.refundable'), lines: [money(refundableMinor)] },
    ...(dueMinor === 0 ? [] : [{ label: text('mail.cancelled.due'), lines: [money(dueMinor)] }]),
    ...notDueFacts(text, booking),
  ];
}
