import type { Booking, Payment } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { formatPrice } from '#design-system/price';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { startPayment } from '../../api/bookings.ts';
import { ChangeFailure } from '../changes/change-failure.tsx';
import { useChange } from '../changes/use-change.ts';
import { useFormats } from '../format/use-formats.ts';
import { useAttempts } from '../use-attempts.ts';
import { dueOnline } from './due-online.ts';

interface PayButtonProps {
  booking: Booking;
  onOutdated: () => void;
}

export function PayButton({ booking, onOutdated }: PayButtonProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const attempts = useAttempts();
  const payment = useChange<Booking, Payment>(
    ({ id }) =>
      attempts.send(`pay.${id}`, (idempotencyKey) => startPayment({ bookingId: id, idempotencyKey })),
    {
      retries: 2,
      onSuccess: ({ page }) => globalThis.location.assign(page),
      onFailure: () => {
        onOutdated();
        // The page shows the error.
        return true;
      },
    },
  );
  const price = formatPrice(dueOnline(booking), booking.totals.currency, locale);
  return (
    <Stack gap="m" align="start">
      {payment.error === undefined ? null : <ChangeFailure error={payment.error} />}
      <Button
        size="l"
        busy={payment.isBusy}
        busyLabel={t('pay.opening')}
        onClick={() => void payment.run(booking)}
      >
        {t('pay.submit', { price })}
      </Button>
      <Text size="small" tone="muted" measure>
        {t('pay.note')}
      </Text>
    </Stack>
  );
}
