import preview from '../../.storybook/preview.tsx';
import { bareHotel, hotel, longHotel } from './hotel.ts';
import { dropConnection, wait } from './network/answers.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({
  id: 'screens-location',
  title: 'Screens/Hotel/Location',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: '/udaipur' },
});
const PRICES = 'showLowestPrices';

export const Ready = meta.story({ args: { shows: 'prices.from' } });
export const PricesOnTheirWay = meta.story({ args: { answers: [wait(PRICES)], shows: 'place.rooms' } });
export const WithoutPrices = meta.story({
  args: { answers: [dropConnection(PRICES)], shows: 'place.rooms' },
});
export const WithoutOptionalContent = meta.story({ args: { content: bareHotel, shows: 'place.way' } });
export const LongContent = meta.story({ args: { content: longHotel } });
export const UnknownLocation = meta.story({ args: { address: '/atlantis', shows: 'notFound.heading' } });
export const OneLocation = meta.story({
  args: {
    content: {
      ...hotel,
      shell: { ...hotel.shell, locations: hotel.shell.locations.slice(0, 1) },
      locationPages: hotel.locationPages.slice(0, 1),
    },
    shows: 'prices.from',
  },
});
