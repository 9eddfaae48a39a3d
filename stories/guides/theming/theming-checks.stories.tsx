import preview from '../../../.storybook/preview.tsx';
import { demoThemes } from '#design-system/theme';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { designTokensOf } from '../../../schemas/engine/design-tokens.ts';
import { applyToolbars } from '../../../.storybook/apply-toolbars.ts';
import { forgetDraft } from './own-theme.ts';
import { ThemeEditor } from './theme-editor.tsx';

/** Tests of the editor. The sidebar does not show them: each begins with The Kesar in place of the reader's draft. */
const meta = preview.meta({
  title: 'Guides/Theming/Checks',
  component: ThemeEditor,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', '!dev', 'rest'],
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

/** What the reader has written outlives a file that holds something else. */
export const FileOfOtherTokens = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Primary colour' });
    await userEvent.clear(field);
    await userEvent.type(field, '#7a1f3d');
    await load(canvas, JSON.stringify({ Brand: { Wine: { $type: 'color', $value: '#34506b' } } }));
    await expect(await canvas.findByText('Brand.')).toBeVisible();
    await expect(field).toHaveValue('#7a1f3d');
  },
});

export const OtherTokensLeftOut = meta.story({
  play: async ({ canvas }) => {
    const gap = { $type: 'dimension', $value: { value: 8, unit: 'px' } };
    await load(canvas, JSON.stringify({ ...designTokensOf(demoThemes.deodar), space: { gap } }));
    await expect(await canvas.findByText(/Left out of the theme/)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Corners' })).toHaveDisplayValue('pill');
  },
});

export const DraftBefore = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Primary colour' });
    await userEvent.clear(field);
    await userEvent.type(field, '#7a1f3d');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'A theme of the demo' }), 'nocturne');
    await expect(field).not.toHaveValue('#7a1f3d');
    await userEvent.click(canvas.getByRole('button', { name: 'Go back to it' }));
    await expect(field).toHaveValue('#7a1f3d');
  },
});

export const FileThatIsNoJson = meta.story({
  play: async ({ canvas }) => {
    await load(canvas, '{ "primaryColor": ');
    await expect(await canvas.findByText(/theme\.json is not JSON\. Line 1:/)).toBeVisible();
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
