import type { Booking, Verification } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { CountdownLabel } from '#design-system/countdown-label';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendCode } from '../../api/bookings.ts';
import { ChangeFailure } from '../../shared/changes/change-failure.tsx';
import { useChange } from '../../shared/changes/use-change.ts';
import { isAllowed } from './booking-actions.ts';
import { attempts } from './checkout-memory.ts';

interface ResendCodeProps {
  booking: Booking;
  onBooking: (booking: Booking) => void;
  onOutdated: () => void;
}

/** Another code, once the time between two codes is over. */
export function ResendCode({ booking, onBooking, onOutdated }: ResendCodeProps) {
  const { t } = useTranslation();
  const resending = useChange<Booking, Verification>(
    ({ id }) => attempts.send(`code.${id}`, (idempotencyKey) => sendCode({ bookingId: id, idempotencyKey })),
    {
      onSuccess: (verification) => {
        onBooking({ ...booking, verification });
        onOutdated();
      },
    },
  );
  const { state } = resending;
  const resendAt = booking.verification?.resendAt;
  const [endedAt, setEndedAt] = useState<string>();
  const isReady = isAllowed(booking, 'SEND_CODE') || (resendAt !== undefined && endedAt === resendAt);
  return (
    <Stack gap="m" align="start">
      {resendAt ? (
        <Text size="small" tone="muted">
          <CountdownLabel
            key={resendAt}
            endsAt={resendAt}
            label={(clock) => t('code.resendIn', { clock })}
            endedLabel={t('code.resendReady')}
            startAnnouncement={t('code.resendStart')}
            onEnd={() => setEndedAt(resendAt)}
          />
        </Text>
      ) : null}
      {isReady ? (
        <Button
          tone="secondary"
          startIcon="mail"
          busy={resending.isBusy}
          busyLabel={t('code.resending')}
          onClick={() => void resending.run(booking)}
        >
          {t('code.resend')}
        </Button>
      ) : null}
      {resending.error === undefined ? null : <ChangeFailure error={resending.error} />}
      <Text size="small" role="status">
        {state.status === 'success' ? t('code.resent', { address: state.answer.sentTo }) : null}
      </Text>
    </Stack>
  );
}
