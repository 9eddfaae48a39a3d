import preview from '../../.storybook/preview.tsx';
import { Box } from '#design-system/box';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const words = 'A plain area with space inside.';
const meta = preview.meta({
  id: 'layout-box',
  title: 'Layout/Box',
  component: Box,
  args: { padding: 'l', children: words },
});

export const Default = meta.story({
  render: (args) => (
    <Surface tone="sunken">
      <Box {...args} />
    </Surface>
  ),
});
export const AsSection = meta.story({
  args: { as: 'section', 'aria-label': 'An area', paddingBlock: 'xl', paddingInline: 's' },
});
export const Matrix = meta.story({
  render: () => (
    <Stack gap="xl">
      <MatrixOf of="Box" component={Framed} args={{ children: words }} props={['padding']} />
      <MatrixOf of="Box" component={Framed} args={{ children: words }} props={['paddingBlock']} />
      <MatrixOf of="Box" component={Framed} args={{ children: words }} props={['paddingInline']} />
    </Stack>
  ),
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={<Box padding="gutter">{LONG_WORD}</Box>}
      rightToLeft={<Box paddingInline="xl">{ARABIC}</Box>}
      empty={<Box padding="l" />}
    />
  ),
});

/** A background that makes the padding visible. */
function Framed(props: Parameters<typeof Box>[0]) {
  return (
    <Surface tone="sunken" outline>
      <Box {...props} />
    </Surface>
  );
}
