import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { useTranslation } from 'react-i18next';

export function OffersSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('book.searching')}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}
