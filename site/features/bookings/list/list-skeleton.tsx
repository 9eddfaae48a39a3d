import { SkeletonGroup } from '#design-system/skeleton';
import { Stack } from '#design-system/stack';
import { useTranslation } from 'react-i18next';
import { CardSkeleton } from '../../../shared/card-skeleton.tsx';

const CARDS = [1, 2, 3];

export function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('bookings.loading')}>
      <Stack gap="l">
        {CARDS.map((card) => (
          <CardSkeleton key={card} lines={3} />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
