import preview from '../../.storybook/preview.tsx';
import { AllThemes } from './all-themes.tsx';

const STORIES = {
  'kit-page--in-any-theme': 'Every component',
  'screens-home--ready': 'Home',
  'screens-book--ready': 'Book',
  'screens-checkout--ready': 'Checkout',
  'travel-room-card--default': 'Room card',
  'actions-button--matrix': 'Buttons',
} as const;

/** Not visited by the tests: the kit has a story in each of the themes. */
const meta = preview.meta({
  title: 'Foundations/All themes',
  component: AllThemes,
  tags: ['!autodocs', '!test'],
  parameters: { a11y: { test: 'off' } },
  argTypes: {
    story: { control: { type: 'select', labels: STORIES }, options: Object.keys(STORIES) },
  },
});

export const SideBySide = meta.story({ args: { story: 'screens-home--ready' } });
