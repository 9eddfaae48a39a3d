import type { Booking } from '#schemas/api-types';
import { Split } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { useTranslation } from 'react-i18next';
import { ChargesSummary } from '../../shared/stay-summary/charges-summary.tsx';
import { StayDetails } from '../../shared/stay-summary/stay-details.tsx';
import { CodeForm } from './code-form.tsx';
import { HoldTimer } from './hold-timer.tsx';
import { StepFrame } from './step-frame.tsx';
import { ResendCode } from './resend-code.tsx';

interface PendingBookingProps {
  booking: Booking;
  onBooking: (booking: Booking) => void;
  onOutdated: () => void;
}

/** The last step: the code from the mail, while the room is held. */
export function PendingBooking({ booking, onBooking, onOutdated }: PendingBookingProps) {
  const { t } = useTranslation();
  const summary = (
    <Surface tone="raised" padding="l" radius="m" elevation="low" outline>
      <Stack gap="l">
        <Heading level={2} size="s">
          {t('checkout.review')}
        </Heading>
        <StayDetails location={booking.location} stay={booking.stay} rooms={booking.rooms} />
        <ChargesSummary
          lines={booking.lines}
          taxes={booking.taxes}
          totals={booking.totals}
          nights={booking.stay.nights}
        />
      </Stack>
    </Surface>
  );
  return (
    <StepFrame
      heading={t('code.heading')}
      lead={t('code.lead', { address: booking.verification?.sentTo ?? booking.guest.guestEmail })}
    >
      <Split side={summary} sideWidth="m" sticky>
        <Stack gap="xl">
          <HoldTimer booking={booking} onBooking={onBooking} onEnd={onOutdated} />
          <CodeForm booking={booking} onBooking={onBooking} onOutdated={onOutdated} />
          <ResendCode booking={booking} onBooking={onBooking} onOutdated={onOutdated} />
        </Stack>
      </Split>
    </StepFrame>
  );
}
