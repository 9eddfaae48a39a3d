import type { Booking, RefundList } from '#schemas/api-types';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { listRefunds } from '../../../api/bookings.ts';
import { useQuery } from '../../../shared/queries/use-query.ts';
import { RefundsNotShown, RefundTable } from './refund-rows.tsx';

interface ReturnedPaymentsProps {
  booking: Booking;
  headingLevel: 2 | 3;
}

/** Payments that came after the room was released, or twice. They are rare, so the page does not wait for them. */
export function ReturnedPayments({ booking, headingLevel }: ReturnedPaymentsProps) {
  const { t } = useTranslation();
  const refunds = useQuery<RefundList>(['refunds', booking.id], () => listRefunds(booking.id));
  if (refunds.state === 'error') return <RefundsNotShown onRetry={refunds.retry} />;
  if (refunds.state !== 'ready' || refunds.answer.items.length === 0) return null;
  return (
    <Stack as="section" gap="l" aria-labelledby="returned-heading">
      <Heading level={headingLevel} id="returned-heading">
        {t('refund.returned')}
      </Heading>
      <Text measure>{t('refund.returnedText')}</Text>
      <RefundTable booking={booking} refunds={refunds.answer} />
    </Stack>
  );
}
