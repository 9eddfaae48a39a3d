import preview from '../../.storybook/preview.tsx';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const args = { level: 2 as const, children: 'Rooms that face the water' };
const meta = preview.meta({ id: 'type-heading', title: 'Type/Heading', component: Heading, args });

export const Default = meta.story();
export const WithEyebrowAndLead = meta.story({
  render: () => (
    <Stack gap="l">
      <Text size="eyebrow" tone="accent">
        Rooms
      </Text>
      <Heading {...args} size="xl" />
      <Text size="lead" tone="muted" measure>
        High ceilings, lime-washed walls and a lamp by every chair.
      </Text>
    </Stack>
  ),
});
export const Matrix = meta.story({
  render: () => (
    <Stack gap="xl">
      <MatrixOf of="Heading" component={Heading} args={args} props={['size']} minColumn="l" />
      <MatrixOf of="Heading" component={Heading} args={args} props={['align']} minColumn="l" />
    </Stack>
  ),
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={
        <Heading level={2} size="display">
          {LONG_WORD}
        </Heading>
      }
      rightToLeft={
        <Heading level={2} size="xl" lang="ar">
          {ARABIC}
        </Heading>
      }
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <Heading {...args} size="m" />
    </OnEverySurface>
  ),
});
