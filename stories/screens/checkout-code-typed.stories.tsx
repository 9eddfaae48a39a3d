import preview from '../../.storybook/preview.tsx';
import { checkoutOfBooking } from '../../site/app/paths.ts';
import { answer, dropConnection, refuse, wait } from './network/answers.ts';
import { REFUSAL_TEXTS } from './network/refusals.ts';
import { booked, codeOld, paidOnline, pending } from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';
import type { Guest } from './guest.ts';

const SHOW = 'showBooking';
const CONFIRM = 'confirmBooking';
const SEND = 'sendCode';
const EXTEND = 'extendHold';
const held = answer(SHOW, pending);
const heldForLong = answer(SHOW, codeOld);
const meta = preview.meta({
  id: 'screens-checkout-code',
  title: 'Screens/Search and book/Checkout/Code typed or sent again',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: checkoutOfBooking(pending.id), answers: [held] },
});

const type = ({ fill }: Guest) => fill('fields.otp', '000000');
const askAgain = ({ press }: Guest) => press('code.resend');
const keepLonger = ({ press }: Guest) => press('code.extend');

export const NothingTyped = meta.story({
  args: { interact: ({ press }) => press('code.submit'), shows: 'validation.required' },
});
export const Confirming = meta.story({
  args: { answers: [held, wait(CONFIRM)], interact: type, shows: 'code.confirming' },
});
export const Confirmed = meta.story({
  args: { answers: [held, answer(SHOW, booked)], interact: type, shows: 'receipt.heading' },
});
export const ConfirmedAndPaid = meta.story({
  args: {
    answers: [held, answer(SHOW, paidOnline), answer(CONFIRM, paidOnline)],
    interact: type,
    shows: 'receipt.paidOnline',
  },
});
export const WrongCode = meta.story({
  args: {
    answers: [held, refuse(CONFIRM, 'OTP_INVALID')],
    interact: type,
    says: REFUSAL_TEXTS.OTP_INVALID,
  },
});
export const CodeExpired = meta.story({
  args: {
    answers: [held, refuse(CONFIRM, 'OTP_EXPIRED')],
    interact: type,
    says: REFUSAL_TEXTS.OTP_EXPIRED,
  },
});
export const TriesUsedUp = meta.story({
  args: {
    answers: [held, refuse(CONFIRM, 'OTP_EXHAUSTED')],
    interact: type,
    says: REFUSAL_TEXTS.OTP_EXHAUSTED,
  },
});
export const LostAnswer = meta.story({
  args: { answers: [held, dropConnection(CONFIRM)], interact: type, shows: 'guest.unknownOutcome' },
});
export const HoldExpired = meta.story({
  args: {
    answers: [held, answer(SHOW, { ...pending, state: 'EXPIRED' }), refuse(CONFIRM, 'HOLD_EXPIRED')],
    interact: type,
    shows: 'code.expiredHeading',
  },
});
export const ConfirmedElsewhere = meta.story({
  args: {
    answers: [held, answer(SHOW, booked), refuse(CONFIRM, 'STATE_CONFLICT')],
    interact: type,
    shows: 'receipt.heading',
  },
});
export const GoneMeanwhile = meta.story({
  args: { answers: [held, refuse(CONFIRM, 'NOT_FOUND')], interact: type, says: REFUSAL_TEXTS.NOT_FOUND },
});
export const RequestUsedBefore = meta.story({
  args: {
    answers: [held, refuse(CONFIRM, 'IDEMPOTENCY_MISMATCH')],
    interact: type,
    says: REFUSAL_TEXTS.IDEMPOTENCY_MISMATCH,
  },
});
export const NewCodeSent = meta.story({
  args: { answers: [heldForLong], interact: askAgain, shows: 'code.resent' },
});
export const NewCodeTooSoon = meta.story({
  args: {
    answers: [heldForLong, refuse(SEND, 'OTP_TOO_SOON')],
    interact: askAgain,
    says: REFUSAL_TEXTS.OTP_TOO_SOON,
  },
});
export const NewCodeAfterTheHold = meta.story({
  args: {
    answers: [heldForLong, refuse(SEND, 'HOLD_EXPIRED')],
    interact: askAgain,
    says: REFUSAL_TEXTS.HOLD_EXPIRED,
  },
});
export const NewCodeInAnotherState = meta.story({
  args: {
    answers: [heldForLong, refuse(SEND, 'STATE_CONFLICT')],
    interact: askAgain,
    says: REFUSAL_TEXTS.STATE_CONFLICT,
  },
});
/** An extension is offered in the last five minutes. */
const runningOut = answer(SHOW, { ...pending, expiresAt: '2026-11-21T10:04:00.000Z' });
export const KeptLonger = meta.story({
  args: {
    answers: [runningOut, answer(EXTEND, { ...pending, expiresAt: '2026-11-21T10:30:00.000Z' })],
    interact: keepLonger,
    shows: 'code.hold',
  },
});
export const HoldExpiredBeforeMoreTime = meta.story({
  args: {
    answers: [runningOut, refuse(EXTEND, 'HOLD_EXPIRED')],
    interact: keepLonger,
    says: REFUSAL_TEXTS.HOLD_EXPIRED,
  },
});
export const NoMoreTime = meta.story({
  args: {
    answers: [runningOut, refuse(EXTEND, 'STATE_CONFLICT')],
    interact: keepLonger,
    says: REFUSAL_TEXTS.STATE_CONFLICT,
  },
});
