import preview from '../../.storybook/preview.tsx';
import { expect } from 'storybook/test';
import { SkipLink } from '#design-system/skip-link';
import { LONG_WORD } from '../samples.tsx';

const meta = preview.meta({
  id: 'page-skip-link',
  title: 'Page/Skip link',
  component: SkipLink,
  args: { href: '#content' as const, children: 'Skip to the content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content">Press Tab: the link appears.</main>
    </>
  ),
});

export const Default = meta.story();
export const Focused = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to the content' });
    link.focus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  args: { children: LONG_WORD },
  play: ({ canvas }) => {
    canvas.getByRole('link').focus();
  },
});
