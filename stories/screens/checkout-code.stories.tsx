import preview from '../../.storybook/preview.tsx';
import { checkoutOfBooking } from '../../site/app/paths.ts';
import { answer, dropConnection, refuse, wait } from './network/answers.ts';
import { REFUSAL_TEXTS } from './network/refusals.ts';
import { codeOld, LINK_TOKEN, pending, proven } from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const SHOW = 'showBooking';
const CONFIRM = 'confirmBooking';
const held = answer(SHOW, pending);
/** After too many wrong codes the mail has a link. */
const linked = {
  ...pending,
  ...(pending.verification && { verification: { ...pending.verification, sentAs: 'LINK' as const } }),
};
const linkOf = (bookingId: string) => `${checkoutOfBooking(bookingId)}#${LINK_TOKEN}`;
const meta = preview.meta({
  id: 'screens-checkout-code',
  title: 'Screens/Search and book/Checkout/Code',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: checkoutOfBooking(pending.id), answers: [held] },
});

export const Ready = meta.story({ args: { shows: 'code.lead' } });
/** Devices are wrong by minutes or hours; the countdowns are not. */
export const DeviceFast = meta.story({ args: { deviceAheadMinutes: 20, shows: 'code.hold' } });
export const DeviceSlow = meta.story({
  args: { deviceAheadMinutes: -120, answers: [answer(SHOW, codeOld)], shows: 'code.resendReady' },
});
export const AlreadyPaid = meta.story({
  args: {
    answers: [answer(SHOW, { ...pending, payment: 'PAID', paidMinor: pending.totals.totalMinor })],
    shows: 'pay.paidHeading',
  },
});
export const ThenPays = meta.story({
  args: { answers: [answer(SHOW, { ...pending, paymentTerms: 'PAY_NOW' })], shows: 'pay.codeThenPay' },
});
export const EmailConfirmedBefore = meta.story({
  args: { answers: [answer(SHOW, proven)], shows: 'proven.lead' },
});
export const LinkInPlaceOfCode = meta.story({
  args: { answers: [answer(SHOW, linked)], shows: 'codeLink.heading' },
});
export const LinkOpening = meta.story({
  args: {
    address: linkOf(pending.id),
    answers: [answer(SHOW, linked), wait(CONFIRM)],
    shows: 'codeLink.opening',
  },
});
export const LinkOpened = meta.story({
  args: { address: linkOf(pending.id), answers: [answer(SHOW, linked)], shows: 'receipt.heading' },
});
export const LinkExpired = meta.story({
  args: {
    address: linkOf(pending.id),
    answers: [answer(SHOW, linked), refuse(CONFIRM, 'OTP_EXPIRED')],
    says: REFUSAL_TEXTS.OTP_EXPIRED,
  },
});
export const Loading = meta.story({ args: { answers: [wait(SHOW)], shows: 'checkout.loading' } });
export const Unknown = meta.story({
  args: { answers: [refuse(SHOW, 'NOT_FOUND')], shows: 'code.unknown' },
});
export const NetworkLost = meta.story({ args: { answers: [dropConnection(SHOW)], shows: 'failures.retry' } });
export const Expired = meta.story({
  args: { answers: [answer(SHOW, { ...pending, state: 'EXPIRED', actions: [] })], shows: 'code.expiredText' },
});
export const Cancelled = meta.story({
  args: { answers: [answer(SHOW, { ...pending, state: 'CANCELLED' })], shows: 'code.cancelledHeading' },
});
