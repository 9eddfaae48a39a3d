import preview from '../../.storybook/preview.tsx';
import { Button } from '#design-system/button';
import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Link } from '#design-system/link';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';

const meta = preview.meta({ title: 'Layout/Surface', component: Surface });
const TONES = [
  'page',
  'raised',
  'sunken',
  'brand',
  'secondary',
  'accent',
  'info',
  'success',
  'warning',
  'danger',
] as const;

function EveryGround() {
  return (
    <Grid minColumn="m">
      {TONES.map((tone) => (
        <Surface key={tone} tone={tone} padding="l" radius="m" outline>
          <Stack gap="s" align="start">
            <Text size="eyebrow" tone="accent">
              {tone}
            </Text>
            <Heading level={2} size="s">
              The words follow the ground
            </Heading>
            <Text size="small" tone="muted">
              Quiet words, and <Link href="#link">a link</Link>.
            </Text>
            <Button size="s">Press</Button>
          </Stack>
        </Surface>
      ))}
    </Grid>
  );
}

export const Kesar = meta.story({ render: () => <EveryGround /> });
export const Nocturne = meta.story({ render: () => <EveryGround />, globals: { theme: 'nocturne' } });
export const Glasshouse = meta.story({ render: () => <EveryGround />, globals: { theme: 'glasshouse' } });
export const Hostile = meta.story({ render: () => <EveryGround />, globals: { theme: 'hostile' } });
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
