import preview from '../../../.storybook/preview.tsx';
import { demoThemes } from '#design-system/theme';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { designTokensOf } from '../../../schemas/engine/design-tokens.ts';
import { applyToolbars } from '../../../.storybook/apply-toolbars.ts';
import { forgetDraft } from './own-theme.ts';
import { ThemeEditor } from './theme-editor.tsx';

const meta = preview.meta({
  title: 'Guides/Theming',
  component: ThemeEditor,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  // Each story begins with The Kesar, and leaves no draft behind.
  beforeEach: () => {
    forgetDraft();
    return forgetDraft;
  },
});

type Canvas = ReturnType<typeof within>;

async function load(canvas: Canvas, text: string) {
  const input = canvas.getByLabelText('Your theme file', { selector: 'input' });
  await userEvent.upload(input, new File([text], 'theme.json', { type: 'application/json' }));
}

export const Editor = meta.story();

export const FileLoaded = meta.story({
  play: async ({ canvas }) => {
    await load(canvas, JSON.stringify({ ...demoThemes.glasshouse, primaryColor: '#34506b' }));
    const primary = canvas.getByRole('textbox', { name: 'Primary colour' });
    await waitFor(() => expect(primary).toHaveValue('#34506b'));
    await expect(canvas.getByRole('combobox', { name: 'A theme of the demo' })).toHaveDisplayValue(
      'Your own',
    );
    const worn = getComputedStyle(document.documentElement).getPropertyValue('--vr-brand-bg');
    await expect(worn).toBe('#34506b');
  },
});

export const DesignTokensLoaded = meta.story({
  play: async ({ canvas }) => {
    await load(canvas, JSON.stringify(designTokensOf({ ...demoThemes.deodar, primaryColor: '#34506b' })));
    const primary = canvas.getByRole('textbox', { name: 'Primary colour' });
    await waitFor(() => expect(primary).toHaveValue('#34506b'));
    await expect(canvas.getByRole('combobox', { name: 'Corners' })).toHaveDisplayValue('pill');
    const file = canvas.getByRole('link', { name: 'As design tokens (2025.10)' });
    await expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain('"hex": "#34506b"');
  },
});

/** What every other story does when "Yours" is chosen in the toolbar. */
export const WornByOthers = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Primary colour' });
    await userEvent.clear(field);
    await userEvent.type(field, '#7a1f3d');
    document.documentElement.style.removeProperty('--vr-brand-bg');
    applyToolbars({ theme: 'yours' });
    const worn = getComputedStyle(document.documentElement).getPropertyValue('--vr-brand-bg');
    await expect(worn).toBe('#7a1f3d');
  },
});

export const FileWithFaults = meta.story({
  play: async ({ canvas }) => {
    const { accentColor: _, ...rest } = demoThemes.kesar;
    await load(canvas, JSON.stringify({ ...rest, primaryColor: 'teal-ish', acentColor: '#c8791e' }));
    await expect(await canvas.findByText('This theme cannot be worn')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Primary colour' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Accent colour' })).toBeInvalid();
  },
});

export const FileThatIsNoJson = meta.story({
  play: async ({ canvas }) => {
    await load(canvas, '{ "primaryColor": ');
    await expect(await canvas.findByText(/theme\.json is not JSON/)).toBeVisible();
  },
});

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
    await expect(await canvas.findByText('quieter text')).toBeVisible();
  },
});

export const ShapeChanged = meta.story({
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Corners' }), 'pill');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Top of a page' }), 'split');
    const style = getComputedStyle(document.documentElement);
    await expect(style.getPropertyValue('--vr-radius-control')).toBe('999px');
    await expect(style.getPropertyValue('--vr-hero-bg')).toBe(style.getPropertyValue('--vr-brand-bg'));
    const file = canvas.getByRole('link', { name: 'Take it away as theme.json' });
    await expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain('"shape": "pill"');
  },
});
