import preview from '../../.storybook/preview.tsx';
import { bareHotel } from './hotel.ts';
import { answer, dropConnection, refuse, wait } from './network/answers.ts';
import { availability } from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';
import type { Guest } from './guest.ts';

const address = '/book?location=udaipur&checkin=2027-01-14&checkout=2027-01-16&rooms=2';
const forTwoRooms = `${address},1-7`;
const meta = preview.meta({
  id: 'screens-book',
  title: 'Screens/Search and book/Book/Search and calendar',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address },
});

const SEARCH = 'searchAvailability';
const CALENDAR = 'showCalendar';
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
export const DeviceADayAhead = meta.story({
  args: {
    address: '/book?location=udaipur&checkin=2026-11-21&checkout=2026-11-23&rooms=2',
    deviceAheadMinutes: 26 * 60,
    shows: 'book.found',
  },
});
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
export const EditingTheSearch = meta.story({
  args: { interact: ({ press }) => press('book.changeSearchOf'), shows: 'search.dates' },
});
export const ImpossibleAddress = meta.story({
  args: {
    address: '/book?location=atlantis&checkin=2027-01-16&checkout=2027-01-14&rooms=99',
    shows: 'search.faults.datesReversed',
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
export const CalendarOfUnknownLocation = meta.story({
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
