import preview from '../../.storybook/preview.tsx';
import { bareHotel, hotel, longHotel } from './hotel.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({
  id: 'screens-services',
  title: 'Screens/Hotel/Services',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: '/services' },
});
const { servicesHeading, header } = hotel.services;

export const Ready = meta.story({ args: { says: servicesHeading } });
export const WithoutServices = meta.story({ args: { content: bareHotel, says: header.heading } });
export const LongContent = meta.story({ args: { content: longHotel } });
