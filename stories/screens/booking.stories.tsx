import preview from '../../.storybook/preview.tsx';
import { bookingAddress, over } from '../../site/app/paths.ts';
import { depositPaid, depositPaidRestAtHotel, grossMissed } from './gross-samples.ts';
import { answer, dropConnection, refuse, wait } from './network/answers.ts';
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
