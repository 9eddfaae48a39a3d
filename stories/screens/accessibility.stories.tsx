import preview from '../../.storybook/preview.tsx';
import { bareHotel, longHotel } from './hotel.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({
  id: 'screens-accessibility',
  title: 'Screens/Hotel/Accessibility',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: '/accessibility' },
});

export const Ready = meta.story({ args: { shows: 'accessibility.aim.heading' } });
export const WithoutOptionalContent = meta.story({
  args: { content: bareHotel, shows: 'accessibility.tell.heading' },
});
export const LongContent = meta.story({ args: { content: longHotel, shows: 'accessibility.tell.heading' } });
