import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { useTranslation } from 'react-i18next';

const CARDS = [1, 2, 3];

export function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('bookings.loading')}>
      <Stack gap="l">
        {CARDS.map((card) => (
          <Surface key={card} tone="raised" padding="l" radius="m" outline>
            <Stack gap="l">
              <Skeleton shape="heading" />
              <Skeleton shape="text" lines={3} />
              <Skeleton shape="block" />
            </Stack>
          </Surface>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
