import { Skeleton } from '#design-system/skeleton';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';

/** A card to come: a booking of a list, or the prices beside a page. */
export function CardSkeleton({ lines }: { lines: number }) {
  return (
    <Surface tone="raised" padding="l" radius="m" outline>
      <Stack gap="l">
        <Skeleton shape="heading" />
        <Skeleton shape="text" lines={lines} />
        <Skeleton shape="block" />
      </Stack>
    </Surface>
  );
}
