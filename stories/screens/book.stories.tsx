import preview from '../../.storybook/preview.tsx';
import { longHotel } from './hotel.ts';
import { answer, wait } from './network/answers.ts';
import { grossAvailability } from './gross-samples.ts';
import { availability } from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const address = '/book?location=udaipur&checkin=2027-01-14&checkout=2027-01-16&rooms=2';
const meta = preview.meta({
  id: 'screens-book',
  title: 'Screens/Search and book/Book/Results',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address },
});

const SEARCH = 'searchAvailability';

export const Ready = meta.story({ args: { shows: 'book.found' } });
export const YourChoiceFirst = meta.story({
  args: { address: `${address}&room=deluxe-double`, shows: 'book.yourChoice' },
});
export const TaxIncluded = meta.story({
  args: { answers: [answer(SEARCH, grossAvailability)], shows: 'book.atHotel' },
});
export const Loading = meta.story({ args: { answers: [wait(SEARCH)], shows: 'book.searching' } });
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
  args: {
    answers: [answer(SEARCH, { ...availability, currency: 'EUR', currencyDigits: 2 })],
    shows: 'book.found',
  },
});
export const LongContent = meta.story({ args: { content: longHotel, shows: 'book.found' } });
