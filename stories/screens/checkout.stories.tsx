import preview from '../../.storybook/preview.tsx';
import { checkoutOfQuote, paths, priceSeen } from '../../site/app/paths.ts';
import { bedTaxedHigher, grossQuote } from './gross-samples.ts';
import { answer, dropConnection, refuse, wait } from './network/answers.ts';
import { REFUSAL_TEXTS } from './network/refusals.ts';
import { freshQuote, pending, quote, signedIn } from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';
import type { Guest } from './guest.ts';

const meta = preview.meta({
  id: 'screens-checkout',
  title: 'Screens/Search and book/Checkout/Details and price',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: checkoutOfQuote(quote.id) },
});

const SHOW = 'showQuote';
const PRICE = 'createQuote';
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
