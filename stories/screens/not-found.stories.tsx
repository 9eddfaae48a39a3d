import preview from '../../.storybook/preview.tsx';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({
  id: 'screens-not-found',
  title: 'Screens/Errors/Not found',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: '/no/such/page' },
});

export const Ready = meta.story({ args: { shows: 'notFound.heading' } });
