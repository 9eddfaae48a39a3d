import preview from '../../.storybook/preview.tsx';
import { SkipLink } from '#design-system/skip-link';

const meta = preview.meta({
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

export const Hidden = meta.story();
export const Focused = meta.story({
  play: ({ canvas }) => {
    canvas.getByRole('link', { name: 'Skip to the content' }).focus();
  },
});
