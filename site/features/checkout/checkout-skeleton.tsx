import { Split } from '#design-system/grid';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { Stack } from '#design-system/stack';
import { useTranslation } from 'react-i18next';
import { CardSkeleton } from '../../shared/card-skeleton.tsx';

export function CheckoutSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('checkout.loading')}>
      <Split side={<CardSkeleton lines={6} />} sideWidth="m">
        <Stack gap="l">
          <Skeleton shape="text" lines={3} />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      </Split>
    </SkeletonGroup>
  );
}
