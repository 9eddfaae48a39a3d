import preview from '../../.storybook/preview.tsx';
import { bookingAddress } from '../../site/app/paths.ts';
import { grossMissed } from './gross-samples.ts';
import { answer, dropConnection, refuse, wait } from './network/answers.ts';
import {
  booked,
  cancelled,
  missedPaid,
  missedUnpaid,
  paidTooLate,
  refundOfMissed,
  wholeRefund,
} from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({
  id: 'screens-booking',
  title: 'Screens/Bookings/Booking/Cancelled or missed',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: bookingAddress(booked.id) },
});

const SHOW = 'showBooking';
const REFUNDS = 'listRefunds';

export const MissedStayTaxIncluded = meta.story({
  args: { answers: [answer(SHOW, grossMissed), answer(REFUNDS, { items: [] })], shows: 'noShow.dueText' },
});
export const PaidTooLate = meta.story({
  args: { answers: [answer(SHOW, paidTooLate), answer(REFUNDS, wholeRefund)], shows: 'refund.returned' },
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
