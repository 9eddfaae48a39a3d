import preview from '../../.storybook/preview.tsx';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { Stack } from '#design-system/stack';

const meta = preview.meta({ title: 'Feedback/Skeleton', component: Skeleton });

export const Lines = meta.story({ args: { lines: 3 } });
export const Heading = meta.story({ args: { shape: 'heading' } });
export const Picture = meta.story({ args: { shape: 'picture' } });
export const RoomOnItsWay = meta.story({
  render: () => (
    <SkeletonGroup label="Loading rooms">
      <Stack>
        <Skeleton shape="picture" />
        <Skeleton shape="heading" />
        <Skeleton lines={3} />
        <Skeleton shape="block" />
      </Stack>
    </SkeletonGroup>
  ),
});
