import { Split } from '#design-system/grid';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { Stack } from '#design-system/stack';
import { useTranslation } from 'react-i18next';
import { CardSkeleton } from '../../shared/card-skeleton.tsx';

export function ProfileSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('profile.loading')}>
      <Split side={<CardSkeleton lines={2} />} sideWidth="m">
        <Stack gap="xl">
          <Skeleton shape="text" lines={2} />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      </Split>
    </SkeletonGroup>
  );
}
