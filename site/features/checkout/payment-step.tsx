import type { Booking } from '#schemas/api-types';
import { Notice } from '#design-system/notice';
import { Spinner } from '#design-system/spinner';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { PayNow, usePay } from '../../shared/payment/pay-button.tsx';
import { isExpected, type PaymentReturn } from '../../shared/payment/payment-return.ts';
import { HeldBooking } from './held-booking.tsx';
import { StepFailure } from './step-failure.tsx';

interface PaymentStepProps {
  booking: Booking;
  onBooking: (booking: Booking) => void;
  onOutdated: () => void;
  returned: PaymentReturn;
  isSlow: boolean;
}

export function PaymentStep({ returned, isSlow, ...step }: PaymentStepProps) {
  const { t } = useTranslation();
  const { booking } = step;
  const pay = usePay(step);
  const isPayable = !isExpected(returned) || (returned === 'waiting' && isSlow);
  return (
    <HeldBooking
      {...step}
      heading={t(isPayable ? 'pay.heading' : 'pay.onItsWay')}
      lead={isPayable ? t('pay.lead') : ''}
      {...(isPayable ? { action: <PayNow booking={booking} pay={pay} width="full" /> } : {})}
    >
      <Outcome returned={returned} isSlow={isSlow} />
      {pay.error === undefined ? null : <StepFailure error={pay.error} locationId={booking.location.id} />}
      {isPayable ? (
        <Text size="small" tone="muted" measure>
          {t('pay.note')}
        </Text>
      ) : null}
    </HeldBooking>
  );
}

/** What the payment page has sent the guest back with. */
function Outcome({ returned, isSlow }: Pick<PaymentStepProps, 'returned' | 'isSlow'>) {
  const { t } = useTranslation();
  switch (returned) {
    case 'waiting':
      return (
        <>
          <Notice tone="info" live={isSlow ? 'polite' : 'off'} heading={t('pay.waitingHeading')}>
            {t(isSlow ? 'pay.slowText' : 'pay.waitingText')}
          </Notice>
          {isSlow ? null : <Spinner label={t('pay.waitingHeading')} />}
        </>
      );
    case 'pending':
      return (
        <Notice tone="info" live="polite" heading={t('pay.pendingHeading')}>
          {t('pay.pendingText')}
        </Notice>
      );
    case 'declined':
      return (
        <Notice tone="danger" live="assertive" heading={t('pay.declinedHeading')}>
          {t('pay.declinedText')}
        </Notice>
      );
    case 'abandoned':
      return (
        <Notice tone="warning" live="polite" heading={t('pay.abandonedHeading')}>
          {t('pay.abandonedText')}
        </Notice>
      );
    case 'none':
      return null;
    default:
      return returned satisfies never;
  }
}
