import type { Booking, Payment } from '#schemas/api-types';
import { Button, type ButtonProps } from '#design-system/button';
import { formatPrice } from '#design-system/price';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { startPayment } from '../../api/bookings.ts';
import { ChangeFailure } from '../changes/change-failure.tsx';
import { shownInPage } from '../changes/shown-in-page.ts';
import { type Change, useChange } from '../changes/use-change.ts';
import { useFormats } from '../format/use-formats.ts';
import { useAttempts } from '../use-attempts.ts';
import { dueOnline } from './due-online.ts';

interface PayButtonProps {
  booking: Booking;
  onOutdated: () => void;
}

/** Opens the payment page. */
export function usePay({ onOutdated }: Pick<PayButtonProps, 'onOutdated'>): Change<Booking, Payment> {
  const attempts = useAttempts();
  return useChange<Booking, Payment>(
    ({ id }) =>
      attempts.send(`pay.${id}`, (idempotencyKey) => startPayment({ bookingId: id, idempotencyKey })),
    {
      retries: 2,
      onSuccess: ({ page }) => globalThis.location.assign(page),
      onFailure: (error) => {
        onOutdated();
        return shownInPage(error);
      },
    },
  );
}

interface PayNowProps extends Pick<ButtonProps, 'width'> {
  booking: Booking;
  pay: Change<Booking, Payment>;
}

/** The button alone, for a page that says the rest elsewhere. */
export function PayNow({ booking, pay, width = 'auto' }: PayNowProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const price = formatPrice(dueOnline(booking), booking.totals, locale);
  return (
    <Button
      size="l"
      width={width}
      busy={pay.isBusy}
      busyLabel={t('pay.opening')}
      onClick={() => void pay.run(booking)}
    >
      {t('pay.submit', { price })}
    </Button>
  );
}

export function PayButton({ booking, onOutdated }: PayButtonProps) {
  const { t } = useTranslation();
  const pay = usePay({ onOutdated });
  return (
    <Stack gap="m" align="start">
      {pay.error === undefined ? null : <ChangeFailure error={pay.error} />}
      <PayNow booking={booking} pay={pay} />
      <Text size="small" tone="muted" measure>
        {t('pay.note')}
      </Text>
    </Stack>
  );
}
