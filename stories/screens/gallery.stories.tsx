import preview from '../../.storybook/preview.tsx';
import { bareHotel, hotelOfManyPictures, longHotel } from './hotel.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({
  id: 'screens-gallery',
  title: 'Screens/Hotel/Gallery',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: '/gallery' },
});

export const Rooms = meta.story({ args: { says: 'Rooms by the lake' } });
export const Others = meta.story({
  args: { interact: ({ open }) => open('gallery.others'), says: 'The lake' },
});
export const EmptyTab = meta.story({
  args: { interact: ({ open }) => open('gallery.services'), shows: 'gallery.none' },
});
export const Empty = meta.story({ args: { content: bareHotel, shows: 'gallery.none' } });
export const ManyPictures = meta.story({ args: { content: hotelOfManyPictures, shows: 'gallery.countAt' } });
export const LongContent = meta.story({ args: { content: longHotel } });
