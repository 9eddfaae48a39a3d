import preview from '../../.storybook/preview.tsx';
import { checkoutOfQuote } from '../../site/app/paths.ts';
import { answer, dropConnection, refuse, wait } from './network/answers.ts';
import { REFUSAL_TEXTS } from './network/refusals.ts';
import { EMAIL, freshQuote, pending, quote } from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';
import type { Guest } from './guest.ts';

const meta = preview.meta({
  id: 'screens-checkout',
  title: 'Screens/Search and book/Checkout/Pressing Book',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: checkoutOfQuote(quote.id) },
});

const SHOW = 'showQuote';
const BOOK = 'createBooking';
async function book({ fill, press }: Guest) {
  await fill('fields.guestFirstName', 'Meera');
  await fill('fields.guestLastName', 'Nair');
  await fill('fields.guestEmail', EMAIL);
  await fill('fields.guestPhone', '+919812345678');
  await press('guest.submit');
}

export const NothingFilledIn = meta.story({
  args: { interact: ({ press }) => press('guest.submit'), shows: 'guest.errors' },
});
export const Booking = meta.story({
  args: { answers: [wait(BOOK)], interact: book, shows: 'guest.sending' },
});
export const Booked = meta.story({
  args: { answers: [answer('showBooking', pending)], interact: book, shows: 'code.lead' },
});
export const BookedLostAnswer = meta.story({
  args: { answers: [dropConnection(BOOK)], interact: book, shows: 'guest.unknownOutcome' },
});
export const BookedServerBroken = meta.story({
  args: { answers: [refuse(BOOK, 'INTERNAL')], interact: book, shows: 'guest.unknownOutcome' },
});
export const FieldRefused = meta.story({
  args: {
    answers: [refuse(BOOK, 'VALIDATION', { field: 'guestEmail', message: 'Enter a valid Email' })],
    interact: book,
    says: 'Enter a valid Email',
  },
});
export const RoomTakenMeanwhile = meta.story({
  args: {
    answers: [
      refuse(BOOK, 'ROOM_UNAVAILABLE', {
        details: {
          alternatives: {
            stays: [{ checkIn: '2027-01-20', checkOut: '2027-01-22', nights: 2 }],
            roomIds: [],
          },
        },
      }),
    ],
    interact: book,
    shows: 'guest.otherDates',
  },
});
export const PriceExpiredMeanwhile = meta.story({
  args: {
    answers: [answer(SHOW), refuse(BOOK, 'QUOTE_EXPIRED', { details: { quote: freshQuote } })],
    interact: book,
    shows: 'checkout.priceChanged',
  },
});
export const BookingLimit = meta.story({
  args: { answers: [refuse(BOOK, 'HOLD_LIMIT')], interact: book, says: REFUSAL_TEXTS.HOLD_LIMIT },
});
export const RoomsHeldByOthers = meta.story({
  args: {
    answers: [refuse(BOOK, 'ROOMS_HELD', { details: { heldUntil: '2026-11-21T10:12:00.000Z' } })],
    interact: book,
    shows: 'guest.held',
  },
});
export const PriceAlreadyUsed = meta.story({
  args: { answers: [refuse(BOOK, 'STATE_CONFLICT')], interact: book, shows: 'guest.used' },
});
export const OffSaleMeanwhile = meta.story({
  args: { answers: [refuse(BOOK, 'NOT_ON_SALE')], interact: book, says: REFUSAL_TEXTS.NOT_ON_SALE },
});
export const PriceGoneMeanwhile = meta.story({
  args: { answers: [refuse(BOOK, 'NOT_FOUND')], interact: book, says: REFUSAL_TEXTS.NOT_FOUND },
});
export const PromoCodeExpiredMeanwhile = meta.story({
  args: { answers: [refuse(BOOK, 'PROMO_EXPIRED')], interact: book, says: REFUSAL_TEXTS.PROMO_EXPIRED },
});
export const RequestUsedBefore = meta.story({
  args: {
    answers: [refuse(BOOK, 'IDEMPOTENCY_MISMATCH')],
    interact: book,
    says: REFUSAL_TEXTS.IDEMPOTENCY_MISMATCH,
  },
});
