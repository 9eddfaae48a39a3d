import { Box } from '#design-system/box';
import { Container } from '#design-system/container';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../../shared/use-hydrated.ts';
import { BookingsList } from './bookings-list.tsx';
import { readListAddress } from './list-address.ts';

export function ListPage() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  // A prerendered document has no query.
  const address = isHydrated ? search : '';
  const query = useMemo(() => readListAddress(new URLSearchParams(address)), [address]);
  return (
    <Box paddingBlock="xxl">
      <Container>
        <Stack gap="xxl">
          <Stack gap="xl">
            <Heading level={1} tabIndex={-1}>
              {t('bookings.heading')}
            </Heading>
            <Text size="lead" tone="muted" measure>
              {t('bookings.lead')}
            </Text>
          </Stack>
          <BookingsList query={isHydrated ? query : null} />
        </Stack>
      </Container>
    </Box>
  );
}
