import preview from '../../../.storybook/preview.tsx';
import { expect, userEvent } from 'storybook/test';
import { ThemeEditor } from './theme-editor.tsx';

const meta = preview.meta({
  title: 'Guides/Theming',
  component: ThemeEditor,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Editor = meta.story();

export const ColourChanged = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Primary colour' });
    await userEvent.clear(field);
    await expect(canvas.getByText('This theme cannot be worn')).toBeVisible();
    await userEvent.type(field, '#7a1f3d');
    const worn = getComputedStyle(document.documentElement).getPropertyValue('--vr-brand-bg');
    await expect(worn).toBe('#7a1f3d');
    const file = canvas.getByRole('link', { name: 'Take it away as theme.json' });
    await expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain('"primaryColor": "#7a1f3d"');
  },
});

export const FontColourFitted = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Second text colour' });
    await userEvent.clear(field);
    await userEvent.type(field, '#d8d2c8');
    await expect(await canvas.findByText('Worn, with some colours fitted')).toBeVisible();
  },
});
