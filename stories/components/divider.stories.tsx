import preview from '../../.storybook/preview.tsx';
import { Divider } from '#design-system/divider';
import { Stack } from '#design-system/stack';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';

const meta = preview.meta({ id: 'layout-divider', title: 'Layout/Divider', component: Divider });

export const Default = meta.story();
export const Ornament = meta.story({ args: { ornament: true } });
export const Matrix = meta.story({
  render: () => <MatrixOf of="Divider" component={Divider} args={{}} />,
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <Stack>
        <Divider />
        <Divider ornament />
      </Stack>
    </OnEverySurface>
  ),
});
