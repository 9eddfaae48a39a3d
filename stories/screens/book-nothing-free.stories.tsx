import preview from '../../.storybook/preview.tsx';
import { answer, refuse } from './network/answers.ts';
import { REFUSAL_TEXTS } from './network/refusals.ts';
import { noneForFamily, noneForTwoNights, noneFree, noneFreeHere, partyToSplit } from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const address = '/book?location=udaipur&checkin=2027-01-14&checkout=2027-01-16&rooms=2';
const meta = preview.meta({
  id: 'screens-book',
  title: 'Screens/Search and book/Book/Nothing free',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address },
});

const SEARCH = 'searchAvailability';

export const NothingFree = meta.story({
  args: { answers: [answer(SEARCH, noneFree)], shows: 'book.noneBookable' },
});
export const StayTooShort = meta.story({
  args: { answers: [answer(SEARCH, noneForTwoNights)], shows: 'book.none.MIN_STAY' },
});
export const TooManyChildren = meta.story({
  args: {
    address: address.replace('rooms=2', 'rooms=2-3-7-9'),
    answers: [answer(SEARCH, noneForFamily)],
    shows: 'book.reasons.TOO_MANY_CHILDREN',
  },
});
export const NothingFreeButElsewhere = meta.story({
  args: { answers: [answer(SEARCH, noneFreeHere)], shows: 'book.others.heading' },
});
export const NothingFreeButElsewhereInEuros = meta.story({
  args: {
    answers: [answer(SEARCH, { ...noneFreeHere, currency: 'EUR', currencyDigits: 2 })],
    shows: 'book.others.heading',
  },
});
export const PartyToSplit = meta.story({
  args: {
    address: address.replace('rooms=2', 'rooms=5'),
    answers: [answer(SEARCH, partyToSplit)],
    shows: 'book.split.reason',
  },
});
export const NotOnSale = meta.story({
  args: { answers: [refuse(SEARCH, 'NOT_ON_SALE')], says: REFUSAL_TEXTS.NOT_ON_SALE },
});
