import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { Heading } from '#design-system/heading';
import { Split } from '#design-system/grid';
import { Stack } from '#design-system/stack';
import { useTranslation } from 'react-i18next';

/** The checkout before its quote is there, in the layout that the quote fills. */
export function CheckoutSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack gap="xl">
      <Heading level={1} tabIndex={-1}>
        {t('checkout.heading')}
      </Heading>
      <SkeletonGroup label={t('checkout.loading')}>
        <Split side={<Skeleton shape="block" />} sideWidth="m">
          <Stack gap="l">
            <Skeleton shape="text" lines={3} />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Stack>
        </Split>
      </SkeletonGroup>
    </Stack>
  );
}
