import preview from '../../.storybook/preview.tsx';
import { dropConnection, refuse } from './network/answers.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const address = '/book?location=udaipur&checkin=2027-01-14&checkout=2027-01-16&rooms=2';
const meta = preview.meta({
  id: 'screens-book',
  title: 'Screens/Search and book/Book/Failures',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address },
});

const SEARCH = 'searchAvailability';

export const NetworkLost = meta.story({ args: { answers: [dropConnection(SEARCH)], shows: 'book.failed' } });
export const ServerBroken = meta.story({
  args: { answers: [refuse(SEARCH, 'INTERNAL')], shows: 'book.failed' },
});
export const Unavailable = meta.story({
  args: { answers: [refuse(SEARCH, 'UNAVAILABLE')], shows: 'book.failedText' },
});
export const LocationUnknown = meta.story({
  args: { answers: [refuse(SEARCH, 'NOT_FOUND')], shows: 'book.failed' },
});
