import preview from '../../.storybook/preview.tsx';
import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { Stress as StressCases } from '../stress.tsx';

const meta = preview.meta({ id: 'feedback-skeleton', title: 'Feedback/Skeleton', component: Skeleton });
const room = (
  <SkeletonGroup label="Loading rooms">
    <Stack>
      <Skeleton shape="picture" />
      <Skeleton shape="heading" />
      <Skeleton lines={3} />
      <Skeleton shape="block" />
    </Stack>
  </SkeletonGroup>
);

export const Default = meta.story({ args: { lines: 3 } });
export const RoomCard = meta.story({ render: () => room });
/** The content takes the same space: the text begins and ends where the bars do. */
export const BesideWhatComes = meta.story({
  render: () => (
    <Grid columns={2}>
      <SkeletonGroup label="Loading rooms">
        <Stack gap="l">
          <Skeleton shape="heading" />
          <Skeleton lines={3} />
        </Stack>
      </SkeletonGroup>
      <Stack gap="l">
        <Heading level={2} size="m">
          Lake suite
        </Heading>
        <Text>
          Three cusped arches open to the lake.
          <br />A sitting room, a king bed,
          <br />a tub under the window.
        </Text>
      </Stack>
    </Grid>
  ),
});
export const Matrix = meta.story({
  render: () => <MatrixOf of="Skeleton" component={Skeleton} args={{ lines: 2 }} props={['shape']} />,
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => <StressCases rightToLeft={<Skeleton lines={3} />} empty={<Skeleton lines={0} />} />,
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface minColumn="s">
      <Skeleton shape="heading" />
      <Skeleton lines={2} />
    </OnEverySurface>
  ),
});

export const Do = meta.story({ tags: ['!dev', '!autodocs'], render: () => room });
export const Dont = meta.story({
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <Stack>
      <Skeleton lines={3} />
      <Skeleton lines={3} />
      <Skeleton lines={3} />
    </Stack>
  ),
});
