import preview from '../../.storybook/preview.tsx';
import type { Guest } from './guest.ts';
import { dropConnection, refuse, wait } from './network/answers.ts';
import { REFUSAL_TEXTS } from './network/refusals.ts';
import { EMAIL } from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({
  id: 'screens-find-booking',
  title: 'Screens/Bookings/Find a booking',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: '/find-booking' },
});
const FIND = 'findBooking';

async function ask({ fill, press }: Guest) {
  await fill('fields.reference', '7K3M-Q2PD');
  await fill('fields.email', EMAIL);
  await press('findBooking.submit');
}

export const Ready = meta.story({ args: { shows: 'findBooking.note' } });
export const NothingFilledIn = meta.story({
  args: { interact: ({ press }) => press('findBooking.submit'), shows: 'findBooking.errors' },
});
export const Sending = meta.story({
  args: { answers: [wait(FIND)], interact: ask, shows: 'findBooking.sending' },
});
export const Sent = meta.story({ args: { interact: ask, shows: 'findBooking.sent' } });
export const NetworkLost = meta.story({
  args: { answers: [dropConnection(FIND)], interact: ask, shows: 'findBooking.unknownOutcome' },
});
export const Unavailable = meta.story({
  args: { answers: [refuse(FIND, 'UNAVAILABLE')], interact: ask, shows: 'findBooking.unknownOutcome' },
});
export const TooManyRequests = meta.story({
  args: {
    answers: [refuse(FIND, 'TOO_MANY_REQUESTS')],
    interact: ask,
    says: REFUSAL_TEXTS.TOO_MANY_REQUESTS,
  },
});
export const RequestUsedBefore = meta.story({
  args: {
    answers: [refuse(FIND, 'IDEMPOTENCY_MISMATCH')],
    interact: ask,
    says: REFUSAL_TEXTS.IDEMPOTENCY_MISMATCH,
  },
});
