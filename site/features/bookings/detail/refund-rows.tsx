import type { Booking, RefundList } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { Notice } from '#design-system/notice';
import { RefundHistory } from '#design-system/refund-summary';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { useTranslation } from 'react-i18next';
import { listRefunds } from '../../../api/bookings.ts';
import { useFormats } from '../../../shared/format/use-formats.ts';
import { useQuery } from '../../../shared/queries/use-query.ts';

export function RefundRows({ booking }: { booking: Booking }) {
  const { t } = useTranslation();
  const refunds = useQuery<RefundList>(['refunds', booking.id], () => listRefunds(booking.id));
  switch (refunds.state) {
    case 'idle':
    case 'loading':
      return (
        <SkeletonGroup label={t('refund.history.loading')}>
          <Skeleton shape="text" lines={3} />
        </SkeletonGroup>
      );
    case 'error':
      return <RefundsNotShown onRetry={refunds.retry} />;
    case 'ready':
      return <RefundTable booking={booking} refunds={refunds.answer} />;
    default:
      return refunds satisfies never;
  }
}

export function RefundsNotShown({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice
      tone="warning"
      live="polite"
      heading={t('refund.history.failed')}
      action={
        <Button tone="secondary" size="s" onClick={onRetry}>
          {t('failures.retry')}
        </Button>
      }
    >
      {t('refund.history.failedText')}
    </Notice>
  );
}

interface RefundTableProps {
  booking: Booking;
  refunds: RefundList;
}

export function RefundTable({ booking, refunds: { items } }: RefundTableProps) {
  const { t } = useTranslation();
  const { locale, moment } = useFormats();
  return (
    <RefundHistory
      caption={t('refund.history.caption')}
      headings={{
        state: t('refund.history.state'),
        amount: t('refund.history.amount'),
        createdAt: t('refund.history.createdAt'),
        refundAmount: t('refund.history.refundAmount'),
        transactionId: t('refund.history.transactionId'),
      }}
      unknownText={t('refund.history.unknown')}
      emptyMessage={t('refund.noneText')}
      unit={booking.totals}
      locale={locale}
      rows={items.map(({ id, state, amountMinor, createdAt, refundAmountMinor, transactionId }) => ({
        id,
        state: t(`refund.states.${state}`),
        amountMinor,
        createdAt: moment(createdAt, booking.location.timezone),
        refundAmountMinor,
        ...(transactionId === undefined ? {} : { transactionId }),
      }))}
    />
  );
}
