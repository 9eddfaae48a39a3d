import preview from '../../.storybook/preview.tsx';
import { checkoutOfQuote, paths, priceSeen } from '../../site/app/paths.ts';
import type { Guest } from './guest.ts';
import { bedTaxedHigher, grossQuote } from './gross-samples.ts';
import { answer, dropConnection, refuse, wait } from './network/answers.ts';
import { REFUSAL_TEXTS } from './network/refusals.ts';
import { EMAIL, freshQuote, pending, quote, signedIn } from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Checkout',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: checkoutOfQuote(quote.id) },
});
const SHOW = 'showQuote';
const PRICE = 'createQuote';
const BOOK = 'createBooking';

async function book({ fill, press }: Guest) {
  await fill('fields.guestFirstName', 'Meera');
  await fill('fields.guestLastName', 'Nair');
  await fill('fields.guestEmail', EMAIL);
  await fill('fields.guestPhone', '+919812345678');
  await press('guest.submit');
}

const addExtra = ({ press }: Guest) => press('extras.addOf');
const withoutExtras = answer(SHOW, { ...quote, extras: [] });

export const Ready = meta.story({ args: { shows: 'guest.submitNote' } });
export const TaxIncluded = meta.story({
  args: { answers: [answer(SHOW, grossQuote)], shows: 'payment.depositNote.BEFORE_ARRIVAL' },
});
export const BedTaxedHigher = meta.story({
  args: { answers: [answer(SHOW, bedTaxedHigher)], shows: 'extras.higherTaxAbove' },
});
export const SignedIn = meta.story({ args: { answers: [signedIn], shows: 'accountPrompt.signedIn' } });
export const NothingChosen = meta.story({ args: { address: paths.checkout, shows: 'checkout.nothingText' } });
export const Loading = meta.story({ args: { answers: [wait(SHOW)], shows: 'checkout.loading' } });
export const Unknown = meta.story({
  args: { answers: [refuse(SHOW, 'NOT_FOUND')], shows: 'checkout.unknown' },
});
export const Expired = meta.story({
  args: { answers: [refuse(SHOW, 'QUOTE_EXPIRED')], shows: 'checkout.expiredText' },
});
export const ExpiredWithFreshPrice = meta.story({
  args: {
    answers: [refuse(SHOW, 'QUOTE_EXPIRED', { details: { quote: freshQuote } })],
    shows: 'checkout.continueAt',
  },
});
export const UsedBefore = meta.story({
  args: {
    answers: [
      refuse(SHOW, 'STATE_CONFLICT', { details: { bookingId: pending.id } }),
      answer('showBooking', pending),
    ],
    shows: 'code.lead',
  },
});
export const NetworkLost = meta.story({
  args: { answers: [dropConnection(SHOW)], shows: 'checkout.failed' },
});
export const ServerBroken = meta.story({
  args: { answers: [refuse(SHOW, 'INTERNAL')], shows: 'checkout.failed' },
});
export const PriceMoved = meta.story({
  args: { state: priceSeen(2_500_000), shows: 'checkout.priceMoved' },
});
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
export const RaceLost = meta.story({
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
export const PromoOverMeanwhile = meta.story({
  args: { answers: [refuse(BOOK, 'PROMO_EXPIRED')], interact: book, says: REFUSAL_TEXTS.PROMO_EXPIRED },
});
export const UsedForSomethingElse = meta.story({
  args: {
    answers: [refuse(BOOK, 'IDEMPOTENCY_MISMATCH')],
    interact: book,
    says: REFUSAL_TEXTS.IDEMPOTENCY_MISMATCH,
  },
});
export const AddsExtra = meta.story({
  args: { answers: [withoutExtras, wait(PRICE)], interact: addExtra, shows: 'extras.pricing' },
});
export const ExtraRoomGone = meta.story({
  args: {
    answers: [withoutExtras, refuse(PRICE, 'ROOM_UNAVAILABLE')],
    interact: addExtra,
    says: REFUSAL_TEXTS.ROOM_UNAVAILABLE,
  },
});
export const ExtraOffSale = meta.story({
  args: {
    answers: [withoutExtras, refuse(PRICE, 'NOT_ON_SALE')],
    interact: addExtra,
    says: REFUSAL_TEXTS.NOT_ON_SALE,
  },
});
