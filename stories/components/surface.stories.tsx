import preview from '../../.storybook/preview.tsx';
import { Button } from '#design-system/button';
import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Link } from '#design-system/link';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const words = (
  <>
    <Heading level={2} size="s">
      The words follow the ground
    </Heading>
    <Text size="small" tone="muted">
      Quiet words, and <Link href="#link">a link</Link>.
    </Text>
    <Button size="s">Press</Button>
  </>
);
const card = (
  <Stack gap="m" align="start">
    {words}
  </Stack>
);
const meta = preview.meta({
  id: 'layout-surface',
  title: 'Layout/Surface',
  component: Surface,
  args: { padding: 'l', outline: true, children: card },
});

export const Default = meta.story();
export const Elevations = meta.story({
  render: () => (
    <Grid columns={3} gap="xl">
      {(['flat', 'low', 'high'] as const).map((elevation) => (
        <Surface key={elevation} elevation={elevation} padding="xl" radius="m" outline={elevation === 'flat'}>
          {elevation}
        </Surface>
      ))}
    </Grid>
  ),
});
export const Matrix = meta.story({
  render: () => <MatrixOf of="Surface" component={Surface} args={{ tone: 'sunken', children: 'Words' }} />,
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={<Surface padding="l">{LONG_WORD}</Surface>}
      rightToLeft={<Surface padding="l">{ARABIC}</Surface>}
      empty={<Surface padding="l" outline />}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      {words}
      <Surface padding="m">On a card</Surface>
    </OnEverySurface>
  ),
});
export const SurfacesAtNight = meta.story({
  globals: { theme: 'nocturne' },
  render: () => <OnEverySurface>{words}</OnEverySurface>,
});

export const Do = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Surface padding="l" radius="m" outline>
      {card}
    </Surface>
  ),
});
export const Dont = meta.story({
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <Surface padding="l" radius="m" outline>
      <Surface padding="l" radius="m" outline tone="sunken">
        <Surface padding="l" radius="m" outline>
          {card}
        </Surface>
      </Surface>
    </Surface>
  ),
});
