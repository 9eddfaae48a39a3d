import { formatMoney } from '#domain/money';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import type { PaymentRow } from '../payments/payment-repository.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';
import type { Told } from './mail-rule.ts';

/** A sum of a payment that differs from the gateway's, although all that it said was recorded. In minor units. */
export interface Difference {
  of: 'PAID_BACK' | 'RECEIVED';
  hereMinor: number;
  thereMinor: number;
}

export interface DifferenceFacts {
  payment: PaymentRow;
  differences: readonly Difference[];
}

/** The notice that the hotel's books and the gateway's differ. It names no guest: the staff look it up. */
export function differenceNotice({
  text,
  booking,
  facts: { payment, differences },
}: Told<DifferenceFacts>): MailDocument {
  const { location } = booking.sold;
  const { reference } = booking;
  const names = { reference, location: location.name, gatewayId: payment.gateway_id ?? payment.id };
  const money = (minor: number): string => formatMoney(minor, unitOfRow(payment), text.locale);
  return {
    language: text.language,
    subject: text('mail.notice.differs.subject', names),
    blocks: [
      { kind: 'paragraph' as const, text: text('mail.notice.differs.intro', names) },
      ...differences.map(({ of, hereMinor, thereMinor }) => ({
        kind: 'paragraph' as const,
        text: text(`mail.notice.differs.${of}`, { here: money(hereMinor), there: money(thereMinor) }),
      })),
      { kind: 'paragraph' as const, text: text('mail.notice.differs.look', names) },
    ],
  };
}
