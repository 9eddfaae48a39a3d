import preview from '../../.storybook/preview.tsx';
import { expect, userEvent } from 'storybook/test';
import { TokensPage } from './tokens.tsx';

const meta = preview.meta({
  title: 'Foundations/Tokens',
  component: TokensPage,
  tags: ['!autodocs'],
  render: (_args, { globals }) => <TokensPage key={String(globals['theme'])} theme={globals['theme']} />,
});

export const NamesAndValues = meta.story({
  args: { theme: undefined },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /--vr-page-text / });
    await expect(row).toHaveTextContent(/#[0-9a-f]{6}/);
    await expect(row).toHaveTextContent(/\d\.\d\d : 1 on --vr-page-/);
  },
});

/** A test: the sidebar does not show it, and the page begins with its colours. */
export const EverythingElse = meta.story({
  args: { theme: undefined },
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'everything else');
    await expect(canvas.getByRole('row', { name: /--vr-font-family/ })).toBeVisible();
  },
});
