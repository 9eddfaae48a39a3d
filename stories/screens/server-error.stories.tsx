import preview from '../../.storybook/preview.tsx';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({
  id: 'screens-server-error',
  title: 'Screens/Errors/Server error',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: '/about' },
});

export const PageDidNotLoad = meta.story({ args: { isLost: true, shows: 'failures.page.heading' } });
/** The document of addresses that are not prerendered, before the application starts. */
export const BeforeTheApplication = meta.story({ args: { address: '/app.html', shows: 'loading' } });
