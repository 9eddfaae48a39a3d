import type { Booking } from '#schemas/api-types';
import { Notice } from '#design-system/notice';
import { Spinner } from '#design-system/spinner';
import { Stack } from '#design-system/stack';
import { useTranslation } from 'react-i18next';
import { PayButton } from '../../shared/payment/pay-button.tsx';
import { isExpected, type PaymentReturn } from '../../shared/payment/payment-return.ts';
import { HeldBooking } from './held-booking.tsx';

interface PaymentStepProps {
  booking: Booking;
  onBooking: (booking: Booking) => void;
  onOutdated: () => void;
  returned: PaymentReturn;
  isSlow: boolean;
}

export function PaymentStep({ returned, isSlow, ...step }: PaymentStepProps) {
  const { t } = useTranslation();
  return (
    <HeldBooking {...step} heading={t('pay.heading')} lead={t('pay.lead')}>
      {returned === 'waiting' ? <Waiting isSlow={isSlow} step={step} /> : null}
      {returned === 'pending' ? (
        <Notice tone="info" live="polite" heading={t('pay.pendingHeading')}>
          {t('pay.pendingText')}
        </Notice>
      ) : null}
      {isExpected(returned) ? null : (
        <Stack gap="xl">
          {returned === 'declined' ? (
            <Notice tone="danger" live="assertive" heading={t('pay.declinedHeading')}>
              {t('pay.declinedText')}
            </Notice>
          ) : null}
          {returned === 'abandoned' ? (
            <Notice tone="warning" live="polite" heading={t('pay.abandonedHeading')}>
              {t('pay.abandonedText')}
            </Notice>
          ) : null}
          <PayButton {...step} />
        </Stack>
      )}
    </HeldBooking>
  );
}

function Waiting({ isSlow, step }: { isSlow: boolean; step: Omit<PaymentStepProps, 'isSlow' | 'returned'> }) {
  const { t } = useTranslation();
  return (
    <Stack gap="xl">
      <Notice tone="info" live={isSlow ? 'polite' : 'off'} heading={t('pay.waitingHeading')}>
        {t(isSlow ? 'pay.slowText' : 'pay.waitingText')}
      </Notice>
      {isSlow ? <PayButton {...step} /> : <Spinner label={t('pay.waitingHeading')} />}
    </Stack>
  );
}
