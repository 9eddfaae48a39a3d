import { formatMoney } from '#domain/money';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import type { DisputeReport } from '../payments/payment-gateway.ts';
import type { Told } from './mail-rule.ts';

export interface DisputeFacts {
  report: DisputeReport;
}

/** The notice of a new dispute and of its end. It names no guest: the staff look it up. */
export function disputeNotice({ text, booking, facts: { report } }: Told<DisputeFacts>): MailDocument {
  const { location } = booking.sold;
  const names = { reference: booking.reference, location: location.name };
  const amount = formatMoney(report.amountMinor, report, text.locale);
  return {
    language: text.language,
    subject: text('mail.notice.dispute.subject', names),
    blocks: [
      {
        kind: 'paragraph' as const,
        text: text(`mail.notice.dispute.${report.state}`, { ...names, amount, reason: report.reason }),
      },
    ],
  };
}
