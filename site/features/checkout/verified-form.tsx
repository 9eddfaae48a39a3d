import type { Booking } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { Stack } from '#design-system/stack';
import { useTranslation } from 'react-i18next';
import { confirmBooking } from '../../api/bookings.ts';
import { ChangeFailure } from '../../shared/changes/change-failure.tsx';
import { useChange } from '../../shared/changes/use-change.ts';
import { attempts } from './checkout-memory.ts';

interface VerifiedFormProps {
  booking: Booking;
  onBooking: (booking: Booking) => void;
  onOutdated: () => void;
}

export function VerifiedForm({ booking, onBooking, onOutdated }: VerifiedFormProps) {
  const { t } = useTranslation();
  const confirmation = useChange<void, Booking>(
    () =>
      attempts.send(`confirm.${booking.id}`, (idempotencyKey) =>
        confirmBooking({ bookingId: booking.id, idempotencyKey }),
      ),
    {
      retries: 2,
      onSuccess: onBooking,
      onFailure: () => {
        onOutdated();
        return false;
      },
    },
  );
  return (
    <Stack gap="m" align="start">
      {confirmation.error === undefined ? null : <ChangeFailure error={confirmation.error} />}
      <Button
        size="l"
        busy={confirmation.isBusy}
        busyLabel={t('code.confirming')}
        onClick={() => void confirmation.run()}
      >
        {t('code.submit')}
      </Button>
    </Stack>
  );
}
