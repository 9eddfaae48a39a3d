import preview from '../../.storybook/preview.tsx';
import type { Guest } from './guest.ts';
import { bareHotel, longHotel } from './hotel.ts';
import { answer, dropConnection, refuse, wait } from './network/answers.ts';
import { REFUSAL_TEXTS } from './network/refusals.ts';
import { grossAround, grossAvailability, grossFirstChosen } from './gross-samples.ts';
import {
  availability,
  firstChosen,
  lowered,
  noneForFamily,
  noneForTwoNights,
  noneFree,
  noneFreeHere,
  partyToSplit,
} from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const address = '/book?location=udaipur&checkin=2027-01-14&checkout=2027-01-16&rooms=2';
const forTwoRooms = `${address},1-7`;
const withCode = `${address}&promo=RAINS15`;
const meta = preview.meta({
  title: 'Screens/Book',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address },
});
const SEARCH = 'searchAvailability';
const PRICE = 'createQuote';
const CALENDAR = 'showCalendar';
const AROUND = 'searchAround';

const choose = ({ press }: Guest) => press('book.chooseOffer');
// The calendar caches by number of guests, so each story uses another number.
const forOne = address.replace('rooms=2', 'rooms=1');
const forThree = address.replace('rooms=2', 'rooms=3');
const forFour = address.replace('rooms=2', 'rooms=4');
/** The form is folded under the search once there are results. */
const openCalendar = async ({ press, pressField }: Guest) => {
  await press('book.changeSearchOf');
  await pressField('search.dates');
};

export const BeforeTheSearch = meta.story({ args: { address: '/book', shows: 'book.chooseDates' } });
export const RoomPressedBefore = meta.story({
  args: {
    address: '/book?location=udaipur&room=lake-suite',
    interact: ({ pressField }) => pressField('search.dates'),
    shows: 'calendar.title',
  },
});
export const RoomUnknown = meta.story({
  args: { address: `${address}&room=ballroom`, shows: 'book.checkSearch' },
});
export const Ready = meta.story({ args: { shows: 'book.found' } });
export const YourChoiceFirst = meta.story({
  args: { address: `${address}&room=deluxe-double`, shows: 'book.yourChoice' },
});
export const EditingTheSearch = meta.story({
  args: { interact: ({ press }) => press('book.changeSearchOf'), shows: 'search.dates' },
});
export const DaysAroundLoading = meta.story({ args: { answers: [wait(AROUND)], shows: 'book.found' } });
/** The rooms stand without them. */
export const DaysAroundLost = meta.story({
  args: { answers: [refuse(AROUND, 'INTERNAL')], shows: 'book.found' },
});
export const DaysAroundOffline = meta.story({
  args: { answers: [dropConnection(AROUND)], shows: 'book.found' },
});
export const DaysAroundOfNoHouse = meta.story({
  args: { answers: [refuse(AROUND, 'NOT_FOUND')], shows: 'book.found' },
});
export const DaysAroundTaxIncluded = meta.story({
  args: { answers: [answer(SEARCH, grossAvailability), answer(AROUND, grossAround)], shows: 'book.atHotel' },
});
export const TaxIncluded = meta.story({
  args: { answers: [answer(SEARCH, grossAvailability)], shows: 'book.atHotel' },
});
export const Loading = meta.story({ args: { answers: [wait(SEARCH)], shows: 'book.searching' } });
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
  args: { answers: [answer(SEARCH, { ...noneFreeHere, currency: 'EUR' })], shows: 'book.others.heading' },
});
export const PartyToSplit = meta.story({
  args: {
    address: address.replace('rooms=2', 'rooms=5'),
    answers: [answer(SEARCH, partyToSplit)],
    shows: 'book.split.reason',
  },
});
export const SortedByPrice = meta.story({
  args: { address: `${address}&sort=price`, shows: 'book.filters.heading' },
});
export const Filtered = meta.story({
  args: { address: `${address}&with=STEP_FREE`, shows: 'book.filters.status' },
});
export const Comparing = meta.story({
  args: { interact: ({ press }) => press('book.compare.open'), shows: 'book.compare.title' },
});
export const RoomDetails = meta.story({
  args: { interact: ({ press }) => press('book.detailsOf'), shows: 'book.amenities' },
});
export const InEuros = meta.story({
  args: { answers: [answer(SEARCH, { ...availability, currency: 'EUR' })], shows: 'book.found' },
});
export const NetworkLost = meta.story({ args: { answers: [dropConnection(SEARCH)], shows: 'book.failed' } });
export const ServerBroken = meta.story({
  args: { answers: [refuse(SEARCH, 'INTERNAL')], shows: 'book.failed' },
});
export const Unavailable = meta.story({
  args: { answers: [refuse(SEARCH, 'UNAVAILABLE')], shows: 'book.failedText' },
});
export const HouseUnknown = meta.story({
  args: { answers: [refuse(SEARCH, 'NOT_FOUND')], shows: 'book.failed' },
});
export const NotOnSale = meta.story({
  args: { answers: [refuse(SEARCH, 'NOT_ON_SALE')], says: REFUSAL_TEXTS.NOT_ON_SALE },
});
export const AddressOfNonsense = meta.story({
  args: {
    address: '/book?location=atlantis&checkin=2027-01-16&checkout=2027-01-14&rooms=99',
    shows: 'search.faults.datesReversed',
  },
});
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
export const PromoCodeOver = meta.story({
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
export const ChosenRoomGone = meta.story({
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
export const RaceLost = meta.story({
  args: { answers: [refuse(PRICE, 'ROOM_UNAVAILABLE')], interact: choose, shows: 'book.lost' },
});
export const OfferGone = meta.story({
  args: { answers: [refuse(PRICE, 'NOT_FOUND')], interact: choose, says: REFUSAL_TEXTS.NOT_FOUND },
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
export const OfferWithCodeThatIsOver = meta.story({
  args: { answers: [refuse(PRICE, 'PROMO_EXPIRED')], interact: choose, says: REFUSAL_TEXTS.PROMO_EXPIRED },
});
export const OfferWithCodeForOthers = meta.story({
  args: {
    answers: [refuse(PRICE, 'PROMO_NOT_APPLICABLE')],
    interact: choose,
    says: REFUSAL_TEXTS.PROMO_NOT_APPLICABLE,
  },
});
export const Calendar = meta.story({ args: { interact: openCalendar, shows: 'calendar.title' } });
export const CheapestNights = meta.story({
  args: {
    address: forThree,
    interact: async (guest) => {
      await openCalendar(guest);
      const { unfold, press } = guest;
      await unfold('flexible.title');
      await press('flexible.find');
    },
    shows: 'flexible.found',
  },
});
export const CalendarLoading = meta.story({
  args: { answers: [wait(CALENDAR)], interact: openCalendar, shows: 'calendar.loading' },
});
export const CalendarLost = meta.story({
  args: {
    address: forOne,
    answers: [dropConnection(CALENDAR)],
    interact: openCalendar,
    shows: 'calendar.failed',
  },
});
export const CalendarOfUnknownHouse = meta.story({
  args: {
    address: forFour,
    answers: [refuse(CALENDAR, 'NOT_FOUND')],
    interact: openCalendar,
    shows: 'calendar.failed',
  },
});
export const Guests = meta.story({
  args: {
    address: forTwoRooms,
    answers: [answer(SEARCH, availability)],
    interact: async ({ press, pressField }) => {
      await press('book.changeSearchOf');
      await pressField('search.guests');
    },
    shows: 'search.guestsTitle',
  },
});
export const WithoutOptionalContent = meta.story({
  args: { content: bareHotel, address: '/book', shows: 'book.chooseDates' },
});
export const LongContent = meta.story({ args: { content: longHotel, shows: 'book.found' } });
