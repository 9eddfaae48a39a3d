import preview from '../../.storybook/preview.tsx';
import { bareHotel, longHotel } from './hotel.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({
  id: 'screens-policies',
  title: 'Screens/Hotel/Policies',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: '/policies' },
});

export const Ready = meta.story({ args: { shows: 'policies.contents' } });
export const OnlyCancellation = meta.story({ args: { content: bareHotel, shows: 'policyTerms.noCancel' } });
export const LongContent = meta.story({ args: { content: longHotel } });
