import preview from '../../.storybook/preview.tsx';
import type { Guest } from './guest.ts';
import { bareHotel, longHotel } from './hotel.ts';
import { dropConnection, refuse, wait } from './network/answers.ts';
import { REFUSAL_TEXTS } from './network/refusals.ts';
import { EMAIL } from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({
  id: 'screens-contact',
  title: 'Screens/Hotel/Contact',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: '/contact' },
});
const SEND = 'sendContactMessage';

async function write({ fill, choose, press }: Guest) {
  await fill('fields.name', 'Meera Nair');
  await fill('fields.email', EMAIL);
  await fill('fields.phone', '+919812345678');
  await choose('fields.location', 'udaipur');
  await fill('fields.message', 'Is there a boat on Sunday evening?');
  await press('contact.submit');
}

export const Ready = meta.story({ args: { shows: 'contact.submit' } });
export const OneLocation = meta.story({
  args: { address: '/contact?location=udaipur', shows: 'contact.map' },
});
export const NothingFilledIn = meta.story({
  args: { interact: ({ press }) => press('contact.submit'), shows: 'contact.errors' },
});
export const Sending = meta.story({
  args: { answers: [wait(SEND)], interact: write, shows: 'contact.sending' },
});
export const Sent = meta.story({ args: { interact: write, shows: 'contact.received' } });
export const NetworkLost = meta.story({
  args: { answers: [dropConnection(SEND)], interact: write, shows: 'contact.failed' },
});
export const ServerBroken = meta.story({
  args: { answers: [refuse(SEND, 'INTERNAL')], interact: write, shows: 'contact.failed' },
});
export const AddressRefused = meta.story({
  args: {
    answers: [refuse(SEND, 'VALIDATION', { field: 'email', message: 'Enter a valid Email' })],
    interact: write,
    says: 'Enter a valid Email',
  },
});
export const RequestNotRead = meta.story({
  args: { answers: [refuse(SEND, 'BAD_REQUEST')], interact: write, says: REFUSAL_TEXTS.BAD_REQUEST },
});
export const TooManyMessages = meta.story({
  args: {
    answers: [refuse(SEND, 'TOO_MANY_REQUESTS', { details: { retryAfterSeconds: 60 } })],
    interact: write,
    says: REFUSAL_TEXTS.TOO_MANY_REQUESTS,
  },
});
export const RequestUsedBefore = meta.story({
  args: {
    answers: [refuse(SEND, 'IDEMPOTENCY_MISMATCH')],
    interact: write,
    says: REFUSAL_TEXTS.IDEMPOTENCY_MISMATCH,
  },
});
export const WithoutOptionalContent = meta.story({ args: { content: bareHotel, shows: 'contact.submit' } });
export const LongContent = meta.story({ args: { content: longHotel } });
