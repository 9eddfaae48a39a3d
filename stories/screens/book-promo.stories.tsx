import preview from '../../.storybook/preview.tsx';
import { answer, refuse } from './network/answers.ts';
import { REFUSAL_TEXTS } from './network/refusals.ts';
import { lowered } from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const address = '/book?location=udaipur&checkin=2027-01-14&checkout=2027-01-16&rooms=2';
const withCode = `${address}&promo=RAINS15`;
const meta = preview.meta({
  id: 'screens-book',
  title: 'Screens/Search and book/Book/Promo codes',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address },
});

const SEARCH = 'searchAvailability';

export const WithPromoCode = meta.story({
  args: { address: withCode, answers: [answer(SEARCH, lowered)], shows: 'book.promoOfferBeforeTax' },
});
export const PromoCodeChangesNothing = meta.story({
  args: { address: withCode, shows: 'book.promoNowhere' },
});
export const PromoCodeUnknown = meta.story({
  args: {
    address: withCode,
    answers: [refuse(SEARCH, 'PROMO_UNKNOWN'), answer(SEARCH)],
    says: REFUSAL_TEXTS.PROMO_UNKNOWN,
  },
});
export const PromoCodeExpired = meta.story({
  args: {
    address: withCode,
    answers: [refuse(SEARCH, 'PROMO_EXPIRED'), answer(SEARCH)],
    says: REFUSAL_TEXTS.PROMO_EXPIRED,
  },
});
export const PromoCodeForOtherRooms = meta.story({
  args: {
    address: withCode,
    answers: [refuse(SEARCH, 'PROMO_NOT_APPLICABLE'), answer(SEARCH)],
    says: REFUSAL_TEXTS.PROMO_NOT_APPLICABLE,
  },
});
