import preview from '../../.storybook/preview.tsx';
import { bookingAddress, over } from '../../site/app/paths.ts';
import { balanceLeftToHotel, balanceOverdue, depositPaid, depositPaidRestAtHotel } from './gross-samples.ts';
import { answer, dropConnection, refuse, wait } from './network/answers.ts';
import { bareBooking, booked, listOf, longBooking, paidOnline, pending, summary } from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({
  id: 'screens-booking',
  title: 'Screens/Bookings/Booking/States',
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
export const BalanceOverdue = meta.story({
  args: {
    answers: [answer(SHOW, balanceOverdue), answer(REFUNDS, { items: [] })],
    shows: 'pay.balanceHeading',
  },
});
export const BalanceLeftToTheHotel = meta.story({
  args: {
    answers: [answer(SHOW, balanceLeftToHotel), answer(REFUNDS, { items: [] })],
    shows: 'pay.balanceHeading',
  },
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
      answer(SHOW, { ...balanceLeftToHotel, paymentPendingSince: depositPaid.createdAt }),
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
export const NotComplete = meta.story({
  args: { answers: [answer(SHOW, pending)], shows: 'booking.pending' },
});
export const HoldExpired = meta.story({
  args: { answers: [answer(SHOW, { ...pending, state: 'EXPIRED' })], shows: 'booking.expired' },
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
