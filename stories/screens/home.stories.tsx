import preview from '../../.storybook/preview.tsx';
import { askingHotel, bareHotel, hotel, longHotel } from './hotel.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({
  id: 'screens-home',
  title: 'Screens/Hotel/Home',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: '/' },
});
const { home } = hotel;

export const Ready = meta.story({ args: { says: home.header.heading } });
export const WithCarousel = meta.story({
  args: {
    content: {
      ...hotel,
      home: { ...home, header: { ...home.header, carousel: home.marquee.slice(0, 3) } },
    },
    says: home.header.heading,
  },
});
export const FewPictures = meta.story({
  args: {
    content: { ...hotel, home: { ...home, marquee: home.marquee.slice(0, 5) } },
    says: home.header.heading,
  },
});
export const AllAttractions = meta.story({
  args: { interact: ({ press }) => press('home.viewAll'), says: 'Cedar walk' },
});
export const WithoutOptionalContent = meta.story({
  args: { content: bareHotel, says: home.header.heading },
});
export const LongContent = meta.story({ args: { content: longHotel } });
export const AsksForConsent = meta.story({ args: { content: askingHotel, shows: 'consent.heading' } });
export const SearchWithoutAnything = meta.story({
  args: {
    interact: ({ press }) => press('search.submit'),
    shows: 'validation.selectLocation',
  },
});
