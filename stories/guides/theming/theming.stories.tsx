import preview from '../../../.storybook/preview.tsx';
import { YOURS } from '../../../.storybook/themes.ts';
import { ThemeEditor } from './theme-editor.tsx';

const meta = preview.meta({
  title: 'Guides/Theming',
  component: ThemeEditor,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  // The page wears the draft, so the toolbar says so and offers no other theme.
  globals: { theme: YOURS.value },
});

export const Editor = meta.story();
