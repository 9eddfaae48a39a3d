import type { Booking } from '#schemas/api-types';
import { Split } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChargesSummary } from '../../shared/stay-summary/charges-summary.tsx';
import { StayDetails } from '../../shared/stay-summary/stay-details.tsx';
import { HoldTimer } from './hold-timer.tsx';
import { StepFrame } from './step-frame.tsx';

interface HeldBookingProps {
  booking: Booking;
  heading: string;
  lead: string;
  onBooking: (booking: Booking) => void;
  onOutdated: () => void;
  children: ReactNode;
}

export function HeldBooking({ booking, heading, lead, onBooking, onOutdated, children }: HeldBookingProps) {
  const { t } = useTranslation();
  const summary = (
    <Surface tone="raised" padding="l" radius="m" elevation="low" outline>
      <Stack gap="l">
        <Heading level={2} size="s">
          {t('checkout.review')}
        </Heading>
        <StayDetails location={booking.location} stay={booking.stay} rooms={booking.rooms} />
        <ChargesSummary
          price={booking}
          nights={booking.stay.nights}
          payment={{ deposit: booking.deposit, timezone: booking.location.timezone }}
        />
      </Stack>
    </Surface>
  );
  return (
    <StepFrame heading={heading} lead={lead}>
      <Split side={summary} sideWidth="m" sticky>
        <Stack gap="xl">
          <HoldTimer booking={booking} onBooking={onBooking} onEnd={onOutdated} />
          {children}
        </Stack>
      </Split>
    </StepFrame>
  );
}
