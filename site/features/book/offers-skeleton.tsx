import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { useTranslation } from 'react-i18next';

/** As tall as the prices that take its place. */
export function OffersSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('book.searching')}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}
