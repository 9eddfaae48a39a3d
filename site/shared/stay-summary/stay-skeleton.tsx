import { Split } from '#design-system/grid';
import { Skeleton } from '#design-system/skeleton';
import { Stack } from '#design-system/stack';
import { CardSkeleton } from '../card-skeleton.tsx';

/** A booking to come: its stay, and its charges beside it where there is room. */
export function StaySkeleton({ isDialog = false }: { isDialog?: boolean }) {
  const stay = (
    <Stack gap="xl">
      <CardSkeleton lines={6} />
      <Skeleton shape="heading" />
      <Skeleton shape="text" lines={4} />
    </Stack>
  );
  return isDialog ? (
    stay
  ) : (
    <Split side={<CardSkeleton lines={6} />} sideWidth="m">
      {stay}
    </Split>
  );
}
