import preview from '../../.storybook/preview.tsx';
import { ENDPOINTS } from '#schemas/api';
import { bookingAddress, over } from '../../site/app/paths.ts';
import { depositPaid, depositPaidRestAtHotel, grossMissed } from './gross-samples.ts';
import type { Guest } from './guest.ts';
import { answer, dropConnection, refuse, wait } from './network/answers.ts';
import { REFUSAL_TEXTS } from './network/refusals.ts';
import {
  bareBooking,
  booked,
  cancelled,
  listOf,
  longBooking,
  missedPaid,
  missedUnpaid,
  paidOnline,
  paidTooLate,
  pending,
  refundOfMissed,
  summary,
  wholeRefund,
} from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Booking',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: bookingAddress(booked.id) },
});
const SHOW = 'showBooking';
const REFUNDS = 'listRefunds';
const DOCUMENTS = 'listDocuments';

export const Ready = meta.story({ args: { shows: 'booking.atHotel' } });
export const OverTheList = meta.story({
  args: {
    state: over('list'),
    answers: [answer('listBookings', listOf(summary))],
    shows: 'booking.guestName',
  },
});
export const Paid = meta.story({
  args: { answers: [answer(SHOW, paidOnline), answer(REFUNDS, { items: [] })], shows: 'status.paid' },
});
export const PaidWithInvoice = meta.story({
  args: {
    answers: [answer(SHOW, paidOnline), answer(REFUNDS, { items: [] }), answer(DOCUMENTS)],
    shows: 'document.heading',
  },
});
export const InvoicesLoading = meta.story({
  args: {
    answers: [answer(SHOW, paidOnline), answer(REFUNDS, { items: [] }), wait(DOCUMENTS)],
    shows: 'status.paid',
  },
});
/** The booking stands without them; their mails have them too. */
export const InvoicesLost = meta.story({
  args: {
    answers: [answer(SHOW, paidOnline), answer(REFUNDS, { items: [] }), dropConnection(DOCUMENTS)],
    shows: 'status.paid',
  },
});
export const InvoicesGone = meta.story({
  args: {
    answers: [answer(SHOW, paidOnline), answer(REFUNDS, { items: [] }), refuse(DOCUMENTS, 'NOT_FOUND')],
    shows: 'status.paid',
  },
});
/** A guest may name a company until the invoice is issued. */
const COMPANY = 'nameCompany';
const unnamed = { items: [], taxIdName: 'GSTIN', canNameCompany: true };
const issued = ENDPOINTS.listDocuments.examples.response;
const nameIt = async ({ fill, press }: Guest) => {
  await press('document.company.add');
  await fill('fields.companyName', 'Nair Textiles');
  await fill('fields.companyAddress', '12 Mill Road\nErode 638001');
  await press('document.company.save');
};

export const CompanyNotNamed = meta.story({
  args: { answers: [answer(DOCUMENTS, unnamed)], shows: 'document.company.lead' },
});
export const CompanyForm = meta.story({
  args: {
    answers: [answer(DOCUMENTS, unnamed)],
    interact: ({ press }) => press('document.company.add'),
    shows: 'document.company.until',
  },
});
export const CompanyWithoutName = meta.story({
  args: {
    answers: [answer(DOCUMENTS, unnamed)],
    interact: async ({ press }) => {
      await press('document.company.add');
      await press('document.company.save');
    },
    shows: 'forms.errors',
  },
});
export const CompanySaving = meta.story({
  args: {
    answers: [answer(DOCUMENTS, unnamed), wait(COMPANY)],
    interact: nameIt,
    shows: 'document.company.saving',
  },
});
export const CompanySaved = meta.story({
  args: { answers: [answer(DOCUMENTS, unnamed)], interact: nameIt, shows: 'document.company.saved' },
});
export const CompanyRemoved = meta.story({
  args: {
    answers: [
      answer(DOCUMENTS, { ...unnamed, company: { name: 'Nair Textiles', taxId: '32AAAAA1111A1Z9' } }),
      answer(COMPANY, unnamed),
    ],
    interact: ({ press }) => press('document.company.remove'),
    shows: 'document.company.removed',
  },
});
export const CompanyTooLate = meta.story({
  args: {
    answers: [answer(DOCUMENTS, unnamed), answer(DOCUMENTS, issued), refuse(COMPANY, 'STATE_CONFLICT')],
    interact: nameIt,
    shows: 'document.company.issuedHeading',
  },
});
export const CompanyOfNobody = meta.story({
  args: {
    answers: [answer(DOCUMENTS, unnamed), refuse(COMPANY, 'NOT_FOUND')],
    interact: nameIt,
    says: REFUSAL_TEXTS.NOT_FOUND,
  },
});
export const CompanyNotSent = meta.story({
  args: {
    answers: [answer(DOCUMENTS, unnamed), dropConnection(COMPANY)],
    interact: nameIt,
    shows: 'failures.network',
  },
});
export const BalanceDue = meta.story({
  args: { answers: [answer(SHOW, depositPaid), answer(REFUNDS, { items: [] })], shows: 'pay.balanceHeading' },
});
export const BalanceDeclined = meta.story({
  args: {
    address: `${bookingAddress(booked.id)}?payment=declined`,
    answers: [answer(SHOW, depositPaid), answer(REFUNDS, { items: [] })],
    shows: 'pay.balanceDeclinedText',
  },
});
export const BalanceAtBank = meta.story({
  args: {
    answers: [
      answer(SHOW, { ...depositPaid, paymentPendingSince: depositPaid.createdAt }),
      answer(REFUNDS, { items: [] }),
    ],
    shows: 'pay.balancePendingText',
  },
});
export const BalanceAtHotel = meta.story({
  args: {
    answers: [answer(SHOW, depositPaidRestAtHotel), answer(REFUNDS, { items: [] })],
    shows: 'charges.balance.AT_HOTEL',
  },
});
export const MissedStayTaxIncluded = meta.story({
  args: { answers: [answer(SHOW, grossMissed), answer(REFUNDS, { items: [] })], shows: 'noShow.dueText' },
});
export const PaidTooLate = meta.story({
  args: { answers: [answer(SHOW, paidTooLate), answer(REFUNDS, wholeRefund)], shows: 'refund.returned' },
});
export const NotComplete = meta.story({
  args: { answers: [answer(SHOW, pending)], shows: 'booking.pending' },
});
export const TimeIsOver = meta.story({
  args: { answers: [answer(SHOW, { ...pending, state: 'EXPIRED' })], shows: 'booking.expired' },
});
export const CancelledWithRefund = meta.story({
  args: { answers: [answer(SHOW, cancelled)], shows: 'refund.history.caption' },
});
export const Refunded = meta.story({
  args: { answers: [answer(SHOW, { ...cancelled, state: 'REFUNDED' })], shows: 'status.REFUNDED' },
});
export const MissedStay = meta.story({
  args: { answers: [answer(SHOW, missedUnpaid)], shows: 'noShow.dueText' },
});
export const MissedStayWithRefund = meta.story({
  args: {
    answers: [answer(SHOW, missedPaid), answer(REFUNDS, refundOfMissed)],
    shows: 'refund.history.caption',
  },
});
export const RefundHistoryLoading = meta.story({
  args: { answers: [answer(SHOW, cancelled), wait(REFUNDS)], shows: 'refund.history.loading' },
});
export const RefundHistoryLost = meta.story({
  args: { answers: [answer(SHOW, cancelled), dropConnection(REFUNDS)], shows: 'refund.history.failed' },
});
export const RefundHistoryUnknown = meta.story({
  args: { answers: [answer(SHOW, cancelled), refuse(REFUNDS, 'NOT_FOUND')], shows: 'refund.history.failed' },
});
export const Loading = meta.story({ args: { answers: [wait(SHOW)], shows: 'booking.loading' } });
export const Unknown = meta.story({
  args: { answers: [refuse(SHOW, 'NOT_FOUND')], shows: 'code.unknown' },
});
export const NetworkLost = meta.story({ args: { answers: [dropConnection(SHOW)], shows: 'failures.retry' } });
export const ServerBroken = meta.story({
  args: { answers: [refuse(SHOW, 'INTERNAL')], shows: 'failures.retry' },
});
export const WithoutOptionalContent = meta.story({
  args: { answers: [answer(SHOW, bareBooking)], shows: 'booking.extraBedsNone' },
});
export const LongContent = meta.story({
  args: { answers: [answer(SHOW, longBooking)], shows: 'booking.guestName' },
});
