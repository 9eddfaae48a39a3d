import preview from '../../../.storybook/preview.tsx';
import { ComponentPage } from './component-page.tsx';

const meta = preview.meta({
  title: 'Guides/Components',
  component: ComponentPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const WhichOneAndForWhom = meta.story();
