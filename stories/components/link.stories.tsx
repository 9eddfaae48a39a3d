import preview from '../../.storybook/preview.tsx';
import { Link } from '#design-system/link';
import { Text } from '#design-system/text';

const meta = preview.meta({
  title: 'Type/Link',
  component: Link,
  args: { href: '#there', children: 'Ask for the boatman' },
});

export const Inline = meta.story({
  render: (args) => (
    <Text>
      Tea comes to the ghat. <Link {...args} /> the evening before.
    </Text>
  ),
});
export const Quiet = meta.story({ args: { tone: 'quiet' } });
export const Standalone = meta.story({ args: { tone: 'standalone', icon: 'arrow-right' } });
export const RightToLeft = meta.story({
  args: { tone: 'standalone', icon: 'arrow-right' },
  globals: { direction: 'rtl' },
});
export const AsChild = meta.story({
  render: () => (
    <Link asChild>
      <a href="#router">A link of the router</a>
    </Link>
  ),
});
