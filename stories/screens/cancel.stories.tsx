import preview from '../../.storybook/preview.tsx';
import { cancellationAddress } from '../../site/app/paths.ts';
import type { Guest } from './guest.ts';
import { depositPaid, grossCancellation } from './gross-samples.ts';
import { answer, dropConnection, refuse, wait } from './network/answers.ts';
import { REFUSAL_TEXTS } from './network/refusals.ts';
import { allowed, booked, cancellationQuote, cancelled, pending } from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({
  id: 'screens-cancel',
  title: 'Screens/Bookings/Cancel',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: cancellationAddress(booked.id) },
});
const QUOTE = 'quoteCancellation';
const CANCEL = 'cancelBooking';
const SHOW = 'showBooking';

async function agree({ fill, press }: Guest) {
  await fill('fields.reason', 'Our plans have changed.');
  await press('cancel.confirm');
}

const free = {
  ...cancellationQuote,
  kind: 'FREE',
  paidMinor: 0,
  penaltyMinor: 0,
  penaltyNetMinor: 0,
  penaltyTaxMinor: 0,
  refundMinor: 0,
  penalty: { unit: 'PERCENTAGE', value: 0 },
  hit: { source: 'NONE' },
};

export const WithPenalty = meta.story({ args: { shows: 'cancel.rule' } });
export const Free = meta.story({ args: { answers: [answer(QUOTE, free)], shows: 'cancel.nothingPaid' } });
export const Owing = meta.story({
  args: {
    answers: [answer(QUOTE, { ...cancellationQuote, paidMinor: 0, refundMinor: 0, dueMinor: 967_600 })],
    shows: 'refund.due',
  },
});
export const OwingMoreThanTheDeposit = meta.story({
  args: {
    answers: [
      answer(SHOW, depositPaid),
      answer(QUOTE, grossCancellation),
      answer('listRefunds', { items: [] }),
    ],
    shows: 'refund.due',
  },
});
export const Loading = meta.story({ args: { answers: [wait(QUOTE)], shows: 'cancel.loadingText' } });
export const WithoutReason = meta.story({
  args: { interact: ({ press }) => press('cancel.confirm'), shows: 'cancel.errors' },
});
export const ReasonPressed = meta.story({
  args: { interact: ({ press }) => press('cancel.whys.plans'), shows: 'cancel.why' },
});
export const Cancelling = meta.story({
  args: { answers: [wait(CANCEL)], interact: agree, shows: 'cancel.confirming' },
});
export const Cancelled = meta.story({
  args: { answers: [answer(SHOW), answer(SHOW, cancelled)], interact: agree, shows: 'cancel.done' },
});
export const NotPossible = meta.story({
  args: {
    answers: [answer(SHOW, { ...booked, actions: [allowed('CANCEL', 'CHECK_IN_PASSED')] })],
    shows: 'cancel.reasons.CHECK_IN_PASSED',
  },
});
export const FiguresLost = meta.story({ args: { answers: [dropConnection(QUOTE)], shows: 'cancel.failed' } });
export const FiguresUnknown = meta.story({
  args: { answers: [refuse(QUOTE, 'NOT_FOUND')], shows: 'cancel.failed' },
});
export const FiguresOfAnotherState = meta.story({
  args: { answers: [refuse(QUOTE, 'STATE_CONFLICT')], shows: 'cancel.failed' },
});
export const FiguresAfterTheHold = meta.story({
  args: { answers: [answer(SHOW, pending), refuse(QUOTE, 'HOLD_EXPIRED')], shows: 'cancel.failed' },
});
export const FiguresChanged = meta.story({
  args: {
    answers: [
      refuse(CANCEL, 'CANCELLATION_QUOTE_EXPIRED', {
        details: {
          cancellationQuote: {
            ...cancellationQuote,
            id: 'q9d2b6f0a4c1e79350zjnwp3k3',
            refundMinor: 165_200,
            penaltyMinor: 2_430_800,
          },
        },
      }),
    ],
    interact: agree,
    shows: 'cancel.changedText',
  },
});
export const NetworkLost = meta.story({
  args: { answers: [dropConnection(CANCEL)], interact: agree, shows: 'cancel.unknownOutcome' },
});
export const ServerBroken = meta.story({
  args: { answers: [refuse(CANCEL, 'INTERNAL')], interact: agree, shows: 'cancel.unknownOutcome' },
});
export const ChangedMeanwhile = meta.story({
  args: {
    answers: [refuse(CANCEL, 'STATE_CONFLICT')],
    interact: agree,
    says: REFUSAL_TEXTS.STATE_CONFLICT,
  },
});
export const HoldExpiredMeanwhile = meta.story({
  args: {
    answers: [answer(SHOW, pending), refuse(CANCEL, 'HOLD_EXPIRED')],
    interact: agree,
    says: REFUSAL_TEXTS.HOLD_EXPIRED,
  },
});
export const GoneMeanwhile = meta.story({
  args: { answers: [refuse(CANCEL, 'NOT_FOUND')], interact: agree, says: REFUSAL_TEXTS.NOT_FOUND },
});
export const RequestUsedBefore = meta.story({
  args: {
    answers: [refuse(CANCEL, 'IDEMPOTENCY_MISMATCH')],
    interact: agree,
    says: REFUSAL_TEXTS.IDEMPOTENCY_MISMATCH,
  },
});
