import preview from '../../.storybook/preview.tsx';
import { depositPaidSummary } from './gross-samples.ts';
import { answer, dropConnection, refuse, wait } from './network/answers.ts';
import { everyState, listOf, summary } from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({
  id: 'screens-bookings',
  title: 'Screens/Bookings/List',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: '/bookings' },
});
const LIST = 'listBookings';

const many = Array.from({ length: 10 }, (_, index) => ({
  ...summary,
  id: `${summary.id.slice(0, -1)}${index}`,
}));
const bands = [
  { key: '0-2000000', belowMinor: 2_000_000, total: 4, bookingIds: many.slice(0, 4).map(({ id }) => id) },
  { key: '2000000', fromMinor: 2_000_000, total: 6, bookingIds: many.slice(4).map(({ id }) => id) },
];

export const Ready = meta.story({
  args: { answers: [answer(LIST, listOf(summary))], shows: 'bookings.open' },
});
export const EveryState = meta.story({
  args: { answers: [answer(LIST, listOf(...everyState))], shows: 'status.REFUNDED' },
});
export const SearchUnfolded = meta.story({
  args: {
    answers: [answer(LIST, listOf(summary))],
    interact: ({ press }) => press('bookings.arrange'),
    shows: 'bookings.searchHint',
  },
});
export const BalanceDue = meta.story({
  args: { answers: [answer(LIST, listOf(depositPaidSummary))], shows: 'bookings.payBalance' },
});
export const ManyPages = meta.story({
  args: {
    address: '/bookings?page=7',
    answers: [answer(LIST, { ...listOf(...many), page: 7, pages: 20, total: 195 })],
    shows: 'bookings.itemsPerPage',
  },
});
export const GroupedByMonth = meta.story({
  args: { address: '/bookings?group=DATE', answers: [answer(LIST)], shows: 'bookings.groups.DATE' },
});
export const GroupedByPrice = meta.story({
  args: {
    address: '/bookings?group=PRICE&sort=ASC',
    answers: [answer(LIST, { ...listOf(...many), groups: bands })],
    shows: 'bookings.bandBelow',
  },
});
export const Loading = meta.story({ args: { answers: [wait(LIST)], shows: 'bookings.loading' } });
export const Empty = meta.story({ args: { answers: [answer(LIST, listOf())], shows: 'bookings.none' } });
export const NothingMatches = meta.story({
  args: {
    address: '/bookings?search=atlantis&sort=ASC',
    answers: [answer(LIST, listOf())],
    shows: 'bookings.noneMatch',
  },
});
export const NoSuchPage = meta.story({
  args: {
    address: '/bookings?page=9',
    answers: [answer(LIST, { ...listOf(), page: 9, pages: 1, total: 1 })],
    shows: 'bookings.noPage',
  },
});
export const NetworkLost = meta.story({
  args: { answers: [dropConnection(LIST)], shows: 'bookings.failed' },
});
export const ServerBroken = meta.story({
  args: { answers: [refuse(LIST, 'INTERNAL')], shows: 'bookings.failed' },
});
export const LongContent = meta.story({
  args: {
    answers: [
      answer(
        LIST,
        listOf({
          ...summary,
          location: {
            ...summary.location,
            name: `${summary.location.name} and the Old Boathouse beside the Water Palace`,
          },
          guestName: 'Wolfeschlegelsteinhausenbergerdorff-Srinivasaraghavan',
          rooms: Array.from({ length: 5 }, () => 'Grand Maharana Lakefront Heritage Suite'),
        }),
      ),
    ],
    shows: 'bookings.open',
  },
});
