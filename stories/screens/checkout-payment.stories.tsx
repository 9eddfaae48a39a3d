import preview from '../../.storybook/preview.tsx';
import { checkoutOfBooking } from '../../site/app/paths.ts';
import type { Guest } from './guest.ts';
import { grossUnpaid } from './gross-samples.ts';
import { answer, dropConnection, refuse, wait } from './network/answers.ts';
import { REFUSAL_TEXTS } from './network/refusals.ts';
import { pending, unpaid } from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const PAY = 'startPayment';
const due = answer('showBooking', unpaid);
const address = checkoutOfBooking(unpaid.id);

const meta = preview.meta({
  id: 'screens-checkout-payment',
  title: 'Screens/Search and book/Checkout/Payment',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address, answers: [due] },
});

const pay = ({ press }: Guest) => press('pay.submit');

export const Ready = meta.story({ args: { shows: 'pay.lead' } });
export const Deposit = meta.story({
  args: { answers: [answer('showBooking', grossUnpaid)], shows: 'charges.dueNow' },
});
export const Declined = meta.story({
  args: { address: `${address}&payment=declined`, shows: 'pay.declinedHeading' },
});
export const Abandoned = meta.story({
  args: { address: `${address}&payment=abandoned`, shows: 'pay.abandonedHeading' },
});
export const Waiting = meta.story({
  args: { address: `${address}&payment=paid`, shows: 'pay.waitingText' },
});
export const BankAtWork = meta.story({
  args: {
    answers: [answer('showBooking', { ...unpaid, paymentPendingSince: unpaid.createdAt })],
    shows: 'pay.pendingText',
  },
});
export const BankSaidNo = meta.story({
  args: { address: `${address}&payment=pending`, shows: 'pay.declinedText' },
});
export const PaidAndPending = meta.story({
  args: {
    answers: [due, refuse(PAY, 'PAYMENT_PENDING')],
    interact: pay,
    says: REFUSAL_TEXTS.PAYMENT_PENDING,
  },
});
export const Opening = meta.story({
  args: { answers: [due, wait(PAY)], interact: pay, shows: 'pay.opening' },
});
export const GatewayDown = meta.story({
  args: {
    answers: [due, refuse(PAY, 'PAYMENT_UNAVAILABLE')],
    interact: pay,
    says: REFUSAL_TEXTS.PAYMENT_UNAVAILABLE,
  },
});
export const NetworkLost = meta.story({
  args: { answers: [due, dropConnection(PAY)], interact: pay, shows: 'failures.network' },
});
export const HoldExpired = meta.story({
  args: { answers: [due, refuse(PAY, 'HOLD_EXPIRED')], interact: pay, says: REFUSAL_TEXTS.HOLD_EXPIRED },
});
export const PaidElsewhere = meta.story({
  args: {
    answers: [due, refuse(PAY, 'STATE_CONFLICT')],
    interact: pay,
    says: REFUSAL_TEXTS.STATE_CONFLICT,
  },
});
const expired = answer('showBooking', { ...pending, paymentTerms: 'PAY_NOW', state: 'EXPIRED', actions: [] });

export const BookingExpired = meta.story({
  args: { answers: [expired, answer('listRefunds', { items: [] })], shows: 'pay.expiredText' },
});
export const AskingForRefunds = meta.story({
  args: { answers: [expired, wait('listRefunds')], shows: 'code.expiredHeading' },
});
export const MoneyWithoutRoom = meta.story({
  args: { answers: [expired], shows: 'pay.returnedHeading' },
});
