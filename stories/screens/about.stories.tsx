import preview from '../../.storybook/preview.tsx';
import { bareHotel, hotel, longHotel } from './hotel.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({
  id: 'screens-about',
  title: 'Screens/Hotel/About',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: '/about' },
});
const { heading } = hotel.about.header;

export const Ready = meta.story({ args: { says: heading } });
export const WithoutOptionalContent = meta.story({ args: { content: bareHotel, says: heading } });
export const LongContent = meta.story({ args: { content: longHotel } });
