import preview from '../../.storybook/preview.tsx';
import { userEvent } from 'storybook/test';
import { CREATE_ACCOUNT } from './kit-account.tsx';
import { KitPage } from './kit-page.tsx';

/** Every component in the difficult themes: each is accepted, so each must be readable. */
const meta = preview.meta({
  title: 'Kit/Hostile themes',
  component: KitPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', 'rest'],
  // Error messages must be readable too.
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: CREATE_ACCOUNT }));
    await canvas.findByRole('alert');
  },
});

export const EverythingAtOnce = meta.story({ tags: ['!rest'], globals: { theme: 'hostile' } });
export const YellowBrand = meta.story({ globals: { theme: 'yellowBrand' } });
export const MidGreyPage = meta.story({ globals: { theme: 'midGreyPage' } });
export const DarkPage = meta.story({ globals: { theme: 'darkPage' } });
export const Neon = meta.story({ globals: { theme: 'neon' } });
export const AllEqual = meta.story({ globals: { theme: 'allEqual' } });
export const AllWhite = meta.story({ globals: { theme: 'allWhite' } });
export const DarkCardsOnLight = meta.story({ globals: { theme: 'darkCardsOnLight' } });
export const FaintText = meta.story({ globals: { theme: 'faintText' } });
export const RedOnGreen = meta.story({ globals: { theme: 'redOnGreen' } });
