import preview from '../../.storybook/preview.tsx';
import { bareHotel, longHotel } from './hotel.ts';
import { dropConnection, wait } from './network/answers.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Room',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: '/udaipur/lake-suite' },
});
const PRICES = 'showLowestPrices';

export const Ready = meta.story({ args: { shows: 'prices.from' } });
export const WithCharges = meta.story({
  args: { address: '/udaipur/family-room', says: 'Heritage fee at the hotel' },
});
export const PriceOnItsWay = meta.story({ args: { answers: [wait(PRICES)], shows: 'book.amenities' } });
export const WithoutPrice = meta.story({
  args: { answers: [dropConnection(PRICES)], shows: 'book.amenities' },
});
export const WithoutOptionalContent = meta.story({
  args: { address: '/udaipur/courtyard-double', content: bareHotel, shows: 'book.chooseDates' },
});
export const LongContent = meta.story({ args: { content: longHotel } });
export const UnknownRoom = meta.story({
  args: { address: '/udaipur/tree-house', shows: 'notFound.heading' },
});
