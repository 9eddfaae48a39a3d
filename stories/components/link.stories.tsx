import preview from '../../.storybook/preview.tsx';
import { Link } from '#design-system/link';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const args = { href: '#there', children: 'Ask for the boatman' };
const meta = preview.meta({ id: 'type-link', title: 'Type/Link', component: Link, args });

export const Default = meta.story({
  render: () => (
    <Text>
      Tea comes to the ghat. <Link {...args} /> the evening before.
    </Text>
  ),
});
export const Standalone = meta.story({ args: { tone: 'standalone', icon: 'arrow-right' } });
export const Focused = meta.story({
  args: { tone: 'standalone', icon: 'arrow-right' },
  play: ({ canvas }) => {
    canvas.getByRole('link').focus();
  },
});
export const AsChild = meta.story({
  render: () => (
    <Link asChild>
      <a href="#router">A link of the router</a>
    </Link>
  ),
});
export const Matrix = meta.story({
  render: () => <MatrixOf of="Link" component={Link} args={args} props={['tone']} />,
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={
        <Link href="#there" tone="standalone" icon="arrow-right">
          {LONG_WORD}
        </Link>
      }
      rightToLeft={
        <Link href="#there" tone="standalone" icon="arrow-right" lang="ar">
          {ARABIC}
        </Link>
      }
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <Stack gap="m" align="start">
        <Text>
          Tea comes first. <Link {...args} />.
        </Text>
        <Link {...args} tone="quiet" />
        <Link {...args} tone="standalone" icon="arrow-right" />
      </Stack>
    </OnEverySurface>
  ),
});
