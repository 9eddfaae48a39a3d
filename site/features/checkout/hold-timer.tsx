import type { Booking } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { CountdownLabel } from '#design-system/countdown-label';
import { Icon } from '#design-system/icon';
import { Inline } from '#design-system/inline';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { extendHold } from '../../api/bookings.ts';
import { shownInPage } from '../../shared/changes/shown-in-page.ts';
import { useChange } from '../../shared/changes/use-change.ts';
import { isAllowed } from '../../shared/booking-actions.ts';
import { useFormats } from '../../shared/format/use-formats.ts';
import { isOption, writtenHoldEnd } from '../../shared/hold-end.ts';
import { useIsPast, useServerNow } from '../../shared/clock/use-server-clock.ts';
import { attempts } from './checkout-memory.ts';
import { StepFailure } from './step-failure.tsx';

/** Leaves time to type a code or to extend the hold. */
const WARNING_SECONDS = 120;
/** Earlier, an extension would be wasted: there is only one. */
const EXTENSION_OFFERED_MS = 5 * 60_000;

interface HoldTimerProps {
  booking: Booking;
  onBooking: (booking: Booking) => void;
  onEnd: () => void;
}

/**
 * How long the room is held. In the last minutes it offers an extension, if the server allows one. Of what the staff keep
 * for days it says the end: nobody counts these seconds.
 */
export function HoldTimer({ booking, onBooking, onEnd }: HoldTimerProps) {
  const { t } = useTranslation();
  const extension = useChange<Booking, Booking>(
    ({ id }) =>
      attempts.send(`extend.${id}`, (idempotencyKey) => extendHold({ bookingId: id, idempotencyKey })),
    { onSuccess: onBooking, onFailure: shownInPage },
  );
  const now = useServerNow();
  const isRunningOut = useIsPast(Date.parse(booking.expiresAt ?? '') - EXTENSION_OFFERED_MS);
  const formats = useFormats();
  if (!booking.expiresAt) return null;
  if (isOption(booking))
    return (
      <Surface tone="info" padding="m" radius="m">
        <Inline gap="s" wrap={false}>
          <Icon name="clock" />
          <Text>
            {t('booking.pendingText', { time: writtenHoldEnd(formats, booking, booking.expiresAt) })}
          </Text>
        </Inline>
      </Surface>
    );
  return (
    <Stack gap="s">
      <Surface tone="info" padding="m" radius="m">
        <Inline justify="between" gap="m">
          <Inline gap="s" wrap={false}>
            <Icon name="clock" />
            <CountdownLabel
              endsAt={booking.expiresAt}
              now={now}
              label={(clock) => t('code.hold', { clock })}
              endedLabel={t('code.holdEnded')}
              warn={{ seconds: WARNING_SECONDS, message: t('code.holdWarning') }}
              onEnd={onEnd}
            />
          </Inline>
          {isRunningOut && isAllowed(booking, 'EXTEND_HOLD') ? (
            <Button
              tone="secondary"
              size="s"
              busy={extension.isBusy}
              busyLabel={t('code.extending')}
              onClick={() => void extension.run(booking)}
            >
              {t('code.extend')}
            </Button>
          ) : null}
        </Inline>
      </Surface>
      {extension.error === undefined ? null : (
        <StepFailure error={extension.error} locationId={booking.location.id} />
      )}
    </Stack>
  );
}
