import type { MailKind } from '../../platform/outbox/queue-mail.ts';
import { balanceMail } from './balance-mail.ts';
import { type BookingLinkFacts, bookingLinkMail } from './booking-link-mail.ts';
import { type CancellationFacts, cancellationMail } from './cancellation-mail.ts';
import { type CodeFacts, codeMail } from './code-mail.ts';
import { type ConfirmationFacts, confirmationMail } from './confirmation-mail.ts';
import { type DifferenceFacts, differenceNotice } from './difference-notice.ts';
import { type DisputeFacts, disputeNotice } from './dispute-notice.ts';
import {
  bookedNotice,
  type CancelledNoticeFacts,
  cancelledNotice,
  unaskedNotice,
  type UndeliveredFacts,
  undeliveredNotice,
} from './hotel-notices.ts';
import type { MailRule } from './mail-rule.ts';
import { type NoShowFacts, noShowMail } from './no-show-mail.ts';
import { type NoShowUndoneFacts, noShowUndoneMail } from './no-show-undone-mail.ts';
import { type OptionFacts, optionMail } from './option-mail.ts';
import { paymentFailedMail } from './payment-failed-mail.ts';
import { type PaymentFacts, paymentPendingMail, type PendingFacts } from './payment-pending-mail.ts';
import { type ReceivedFacts, paymentReceivedMail } from './payment-received-mail.ts';
import { type ReturnedFacts, paymentReturnedMail } from './payment-returned-mail.ts';
import { type RefundFacts, refundMail } from './refund-mail.ts';

/** A kind of mail about a booking. Those of accounts and of the contact form have no booking. */
export type BookingMailKind = Exclude<MailKind, 'account-code' | 'account-notice' | 'contact' | 'receipt'>;

/** For a mail that says what the booking says. */
export type NoFacts = Readonly<Record<string, never>>;

/** What each kind says besides the booking. */
export interface MailFacts {
  balance: NoFacts;
  'balance-notice': NoFacts;
  'balance-reminder': NoFacts;
  'booked-notice': NoFacts;
  cancelled: CancellationFacts;
  'cancelled-notice': CancelledNoticeFacts;
  code: CodeFacts;
  confirmation: ConfirmationFacts;
  'differs-notice': DifferenceFacts;
  'dispute-notice': DisputeFacts;
  link: BookingLinkFacts;
  'no-show': NoShowFacts;
  'no-show-undone': NoShowUndoneFacts;
  option: OptionFacts;
  paid: ReceivedFacts;
  'payment-failed': PaymentFacts;
  'payment-pending': PendingFacts;
  refund: RefundFacts;
  returned: ReturnedFacts;
  'undelivered-notice': UndeliveredFacts;
}

/** Every mail about a booking: what makes it once, who reads it, how it is written, and what goes with it. */
export const MAIL_KINDS: { readonly [Kind in BookingMailKind]: MailRule<MailFacts[Kind]> } = {
  balance: { to: 'GUEST', called: 'balance', document: balanceMail },
  'balance-reminder': { to: 'GUEST', called: 'balance', document: balanceMail },
  cancelled: {
    to: 'GUEST',
    called: 'cancelled',
    document: cancellationMail,
    hasCalendar: true,
    attached: ({ document }) => document,
  },
  confirmation: {
    to: 'GUEST',
    called: 'confirmation',
    document: confirmationMail,
    hasCalendar: true,
    attached: ({ document }) => document,
  },
  'no-show': {
    to: 'GUEST',
    called: 'noShow',
    // A stay can be marked, taken back and marked again.
    once: ({ noShow }, { id }) => `${id}:${noShow.markedAt}`,
    document: noShowMail,
    attached: ({ document }) => document,
  },
  'no-show-undone': {
    to: 'GUEST',
    called: 'noShowUndone',
    once: ({ at }, { id }) => `${id}:${at}`,
    document: noShowUndoneMail,
    attached: ({ document }) => document,
  },
  option: {
    to: 'GUEST',
    called: 'option',
    isVouchedFor: true,
    document: optionMail,
    expiresAt: ({ until }) => until,
  },
  paid: {
    to: 'GUEST',
    called: 'paid',
    once: ({ captureId }) => captureId,
    document: paymentReceivedMail,
    attached: ({ document }) => document,
    worksWithoutRelease: true,
  },
  'payment-failed': {
    to: 'GUEST',
    called: 'failed',
    once: ({ payment }) => payment.id,
    document: paymentFailedMail,
  },
  'payment-pending': {
    to: 'GUEST',
    called: 'pending',
    once: ({ payment }) => payment.id,
    document: paymentPendingMail,
  },
  refund: {
    to: 'GUEST',
    called: 'refund',
    once: ({ refundId, step }) => `${refundId}:${step}`,
    document: refundMail,
    attached: ({ document }) => document,
  },
  returned: {
    to: 'GUEST',
    called: 'returned',
    once: ({ capture }) => capture.id,
    document: paymentReturnedMail,
  },
  code: {
    to: 'ADDRESS',
    once: ({ code }) => code.id,
    document: codeMail,
    expiresAt: ({ code }) => code.expires_at,
  },
  link: {
    to: 'ADDRESS',
    once: ({ findId }) => findId,
    document: bookingLinkMail,
    expiresAt: ({ expiresAt }) => expiresAt,
  },
  'booked-notice': { to: 'HOTEL_ABOUT_GUEST', document: bookedNotice },
  'cancelled-notice': { to: 'HOTEL_ABOUT_GUEST', document: cancelledNotice },
  'balance-notice': { to: 'HOTEL', document: unaskedNotice },
  'differs-notice': {
    to: 'HOTEL',
    once: ({ payment, differences }) => `${payment.id}:${JSON.stringify(differences)}`,
    document: differenceNotice,
  },
  'dispute-notice': {
    to: 'HOTEL',
    once: ({ report }) => `${report.id}:${report.state}`,
    document: disputeNotice,
  },
  'undelivered-notice': { to: 'HOTEL', once: ({ mailId }) => mailId, document: undeliveredNotice },
};

/** What a refused mail is called in the notice to the hotel; undefined for one that causes no notice. */
export function calledInNotice(kind: string) {
  const rule = Object.entries(MAIL_KINDS).find(([name]) => name === kind)?.[1];
  return rule?.to === 'GUEST' ? rule.called : undefined;
}
