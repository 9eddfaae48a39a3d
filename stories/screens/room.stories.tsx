import preview from '../../.storybook/preview.tsx';
import { bareHotel, chargingHotel, longHotel } from './hotel.ts';
import { dropConnection, wait } from './network/answers.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({
  id: 'screens-room',
  title: 'Screens/Hotel/Room',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: '/udaipur/lake-suite' },
});
const PRICES = 'showLowestPrices';

export const Ready = meta.story({ args: { shows: 'prices.from' } });
export const WithCharges = meta.story({
  args: { content: chargingHotel, shows: 'place.chargeAtHotel' },
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
