import preview from '../../.storybook/preview.tsx';
import { StartPage } from './start-page.tsx';

const meta = preview.meta({
  title: 'Start here',
  component: StartPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Welcome = meta.story();
