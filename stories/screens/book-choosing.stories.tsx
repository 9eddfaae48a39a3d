import preview from '../../.storybook/preview.tsx';
import { answer, dropConnection, refuse, wait } from './network/answers.ts';
import { REFUSAL_TEXTS } from './network/refusals.ts';
import { grossFirstChosen } from './gross-samples.ts';
import { firstChosen } from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';
import type { Guest } from './guest.ts';

const address = '/book?location=udaipur&checkin=2027-01-14&checkout=2027-01-16&rooms=2';
const forTwoRooms = `${address},1-7`;
const meta = preview.meta({
  id: 'screens-book',
  title: 'Screens/Search and book/Book/Choosing rooms',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address },
});

const SEARCH = 'searchAvailability';
const PRICE = 'createQuote';
const choose = ({ press }: Guest) => press('book.chooseOffer');

export const FirstOfTwoRooms = meta.story({ args: { address: forTwoRooms, shows: 'book.roomFor' } });
export const SecondOfTwoRooms = meta.story({
  args: {
    address: `${forTwoRooms}&chosen=deluxe-double.flexible.BB`,
    answers: [answer(SEARCH, firstChosen)],
    shows: 'book.choosingNow',
  },
});
export const SecondOfTwoRoomsTaxIncluded = meta.story({
  args: {
    address: `${forTwoRooms}&chosen=deluxe-double.flexible.BB`,
    answers: [answer(SEARCH, grossFirstChosen)],
    shows: 'charges.ofWhich',
  },
});
export const ChosenRoomNoLongerFree = meta.story({
  args: {
    address: `${forTwoRooms}&chosen=courtyard-double.flexible.BB`,
    answers: [
      refuse(SEARCH, 'ROOM_UNAVAILABLE', {
        details: {
          alternatives: {
            stays: [{ checkIn: '2027-01-20', checkOut: '2027-01-22', nights: 2 }],
            roomIds: [],
          },
        },
      }),
    ],
    shows: 'book.gone',
  },
});
export const Choosing = meta.story({
  args: { answers: [wait(PRICE)], interact: choose, shows: 'book.choosing' },
});
export const RoomTakenMeanwhile = meta.story({
  args: { answers: [refuse(PRICE, 'ROOM_UNAVAILABLE')], interact: choose, shows: 'book.lost' },
});
export const OfferGone = meta.story({
  args: { answers: [refuse(PRICE, 'NOT_FOUND')], interact: choose, says: REFUSAL_TEXTS.NOT_FOUND },
});
export const OfferNotPayable = meta.story({
  args: { answers: [refuse(PRICE, 'NOT_PAYABLE')], interact: choose, says: REFUSAL_TEXTS.NOT_PAYABLE },
});
export const OfferOffSale = meta.story({
  args: { answers: [refuse(PRICE, 'NOT_ON_SALE')], interact: choose, says: REFUSAL_TEXTS.NOT_ON_SALE },
});
export const PriceLost = meta.story({
  args: { answers: [dropConnection(PRICE)], interact: choose, shows: 'failures.network' },
});
export const OfferWithUnknownCode = meta.story({
  args: { answers: [refuse(PRICE, 'PROMO_UNKNOWN')], interact: choose, says: REFUSAL_TEXTS.PROMO_UNKNOWN },
});
export const OfferWithExpiredCode = meta.story({
  args: { answers: [refuse(PRICE, 'PROMO_EXPIRED')], interact: choose, says: REFUSAL_TEXTS.PROMO_EXPIRED },
});
export const OfferWithCodeForOtherRooms = meta.story({
  args: {
    answers: [refuse(PRICE, 'PROMO_NOT_APPLICABLE')],
    interact: choose,
    says: REFUSAL_TEXTS.PROMO_NOT_APPLICABLE,
  },
});
