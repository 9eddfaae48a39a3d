import preview from '../../.storybook/preview.tsx';
import { AvailabilityLabel } from '#design-system/availability-label';
import { Stack } from '#design-system/stack';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const args = { state: 'available' as const, children: 'Available' };
const meta = preview.meta({
  id: 'travel-availability-label',
  title: 'Travel/Availability label',
  component: AvailabilityLabel,
  args,
});

const all = (
  <Stack gap="s" align="start">
    <AvailabilityLabel state="available">Available</AvailabilityLabel>
    <AvailabilityLabel state="few">Only 2 rooms left</AvailabilityLabel>
    <AvailabilityLabel state="held">Held by another guest until 14:20</AvailabilityLabel>
    <AvailabilityLabel state="none">Not available</AvailabilityLabel>
  </Stack>
);

export const Default = meta.story();
export const EachState = meta.story({ render: () => all });
export const Matrix = meta.story({
  render: () => <MatrixOf of="AvailabilityLabel" component={AvailabilityLabel} args={args} minColumn="xs" />,
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={<AvailabilityLabel state="few">{LONG_WORD}</AvailabilityLabel>}
      rightToLeft={
        <AvailabilityLabel state="held" lang="ar">
          {ARABIC}
        </AvailabilityLabel>
      }
      empty={<AvailabilityLabel state="none" />}
    />
  ),
});
export const Surfaces = meta.story({ render: () => <OnEverySurface>{all}</OnEverySurface> });
