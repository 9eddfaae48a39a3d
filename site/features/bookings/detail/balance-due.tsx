import type { Booking } from '#schemas/api-types';
import { Heading } from '#design-system/heading';
import { Notice } from '#design-system/notice';
import { formatPrice } from '#design-system/price';
import { Spinner } from '#design-system/spinner';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { isAllowed } from '../../../shared/booking-actions.ts';
import { useFormats } from '../../../shared/format/use-formats.ts';
import { balanceDue } from '../../../shared/payment/balance-words.ts';
import { dueOnline } from '../../../shared/payment/due-online.ts';
import { PayButton } from '../../../shared/payment/pay-button.tsx';
import {
  isExpected,
  type PaymentReturn,
  usePaymentReturn,
  useRepeatedRequest,
} from '../../../shared/payment/payment-return.ts';

interface BalanceDueProps {
  booking: Booking;
  headingLevel: 2 | 3;
  onOutdated: () => void;
}

/** The balance of a confirmed booking, with its date and the way to pay it online. */
export function BalanceDue({ booking, headingLevel, onOutdated }: BalanceDueProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const isDue = booking.state === 'SUCCESSFUL' && isAllowed(booking, 'PAY');
  const returned = usePaymentReturn(booking);
  const isSlow = useRepeatedRequest(isDue && isExpected(returned), onOutdated);
  const { deposit, location, totals } = booking;
  if (!isDue || deposit?.balance.dueAt === undefined) return null;
  const { dueAt, cancelledAt, isOverdue = false } = deposit.balance;
  const { timezone } = location;
  const price = formatPrice(dueOnline(booking), totals, formats.locale);
  const sentences = [
    balanceDue({ dueAt, isOverdue }, { t, formats, timezone, price }),
    ...(cancelledAt === undefined
      ? []
      : [t('pay.balanceCancelled', { moment: formats.moment(cancelledAt, timezone) })]),
    ...(isOverdue && cancelledAt === undefined && returned !== 'pending' ? [t('pay.balanceStands')] : []),
  ];
  return (
    <Surface as="section" tone="raised" padding="l" radius="m" outline aria-labelledby="balance-heading">
      <Stack gap="l">
        <Stack gap="m">
          <Heading level={headingLevel} size="s" id="balance-heading">
            {t('pay.balanceHeading')}
          </Heading>
          <Text measure>{sentences.join(' ')}</Text>
        </Stack>
        <ReturnNotice returned={returned} isSlow={isSlow} />
        {returned === 'waiting' && !isSlow ? <Spinner label={t('pay.waitingHeading')} /> : null}
        {returned === 'pending' || (returned === 'waiting' && !isSlow) ? null : (
          <PayButton booking={booking} onOutdated={onOutdated} />
        )}
      </Stack>
    </Surface>
  );
}

/** How the guest came back from the payment page. */
function ReturnNotice({ returned, isSlow }: { returned: PaymentReturn; isSlow: boolean }) {
  const { t } = useTranslation();
  switch (returned) {
    case 'none':
      return null;
    case 'declined':
      return (
        <Notice tone="danger" live="assertive" heading={t('pay.declinedHeading')}>
          {t('pay.balanceDeclinedText')}
        </Notice>
      );
    case 'abandoned':
      return (
        <Notice tone="warning" live="polite" heading={t('pay.abandonedHeading')}>
          {t('pay.balanceAbandonedText')}
        </Notice>
      );
    case 'waiting':
      return (
        <Notice tone="info" live={isSlow ? 'polite' : 'off'} heading={t('pay.waitingHeading')}>
          {t(isSlow ? 'pay.balanceSlowText' : 'pay.waitingText')}
        </Notice>
      );
    case 'pending':
      return (
        <Notice tone="info" live="polite" heading={t('pay.pendingHeading')}>
          {t('pay.balancePendingText')}
        </Notice>
      );
    default:
      return returned satisfies never;
  }
}
