import preview from '../../.storybook/preview.tsx';
import { KitPage } from './kit-page.tsx';

const meta = preview.meta({
  title: 'Kit/Page',
  component: KitPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

/** In the theme of the toolbar; the others have one of their own. */
export const InAnyTheme = meta.story();
export const Kesar = meta.story({ globals: { theme: 'kesar' } });
export const Nocturne = meta.story({ globals: { theme: 'nocturne' } });
export const Deodar = meta.story({ globals: { theme: 'deodar' } });
export const Glasshouse = meta.story({ globals: { theme: 'glasshouse' } });
export const RightToLeft = meta.story({ globals: { theme: 'kesar', direction: 'rtl' } });
export const LargeText = meta.story({ globals: { theme: 'kesar', textSize: 'double' } });
