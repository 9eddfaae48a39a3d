import preview from '../../.storybook/preview.tsx';
import { answer, dropConnection, refuse, wait } from './network/answers.ts';
import { grossAround, grossAvailability } from './gross-samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const address = '/book?location=udaipur&checkin=2027-01-14&checkout=2027-01-16&rooms=2';
const meta = preview.meta({
  id: 'screens-book',
  title: 'Screens/Search and book/Book/Days around',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address },
});

const SEARCH = 'searchAvailability';
const AROUND = 'searchAround';

export const DaysAroundLoading = meta.story({ args: { answers: [wait(AROUND)], shows: 'book.found' } });
/** The rooms stand without them. */
export const DaysAroundLost = meta.story({
  args: { answers: [refuse(AROUND, 'INTERNAL')], shows: 'book.found' },
});
export const DaysAroundOffline = meta.story({
  args: { answers: [dropConnection(AROUND)], shows: 'book.found' },
});
export const DaysAroundOfUnknownLocation = meta.story({
  args: { answers: [refuse(AROUND, 'NOT_FOUND')], shows: 'book.found' },
});
export const DaysAroundTaxIncluded = meta.story({
  args: { answers: [answer(SEARCH, grossAvailability), answer(AROUND, grossAround)], shows: 'book.atHotel' },
});
