import type { Booking } from '#schemas/api-types';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/format/use-formats.ts';
import { paymentLabel } from '../../shared/payment/payment-note.ts';
import { ChargesSummary } from '../../shared/stay-summary/charges-summary.tsx';
import { StayDetails } from '../../shared/stay-summary/stay-details.tsx';
import { useSmallScreen } from '../../shared/stay-summary/use-small-screen.ts';
import { WithSummary } from '../../shared/stay-summary/with-summary.tsx';
import * as css from './held-booking.css.ts';
import { HoldTimer } from './hold-timer.tsx';
import { StepFrame } from './step-frame.tsx';

interface HeldBookingProps {
  booking: Booking;
  heading: string;
  lead: string;
  onBooking: (booking: Booking) => void;
  onOutdated: () => void;
  /** What is left to do. */
  children: ReactNode;
  /** The button that does it: below it on a desktop, in the bar of a small screen. */
  action?: ReactNode;
  /** What a guest needs when that does not work. Below the hold. */
  more?: ReactNode;
}

/** A booking whose rooms are held: what is left to do, for how long, and the stay with its price alongside. */
export function HeldBooking(props: HeldBookingProps) {
  const { booking, heading, lead, onBooking, onOutdated, children, action, more } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const isSmall = useSmallScreen();
  const { location, stay, rooms, totals, deposit, paymentTerms, payment } = booking;
  const words = { t, formats, timezone: location.timezone, unit: totals };
  const terms =
    payment === 'PAID'
      ? undefined
      : paymentLabel({ payment: paymentTerms, ...(deposit === undefined ? {} : { deposit }) }, words);
  const summary = (
    <Stack gap="l">
      <Heading level={2} size="s">
        {t('checkout.review')}
      </Heading>
      <StayDetails location={location} stay={stay} rooms={rooms} />
      <ChargesSummary
        price={booking}
        nights={stay.nights}
        payment={{ deposit, timezone: location.timezone }}
      />
      {terms === undefined ? null : (
        <Text size="small" tone="muted">
          {terms}
        </Text>
      )}
    </Stack>
  );
  return (
    <StepFrame heading={heading} lead={lead}>
      <WithSummary
        price={booking}
        summary={summary}
        {...(terms === undefined ? {} : { terms })}
        {...(isSmall && action !== undefined ? { action } : {})}
      >
        <Stack gap="xl">
          {children}
          {isSmall || action === undefined ? null : <div className={css.action}>{action}</div>}
          <HoldTimer booking={booking} onBooking={onBooking} onEnd={onOutdated} />
          {more}
        </Stack>
      </WithSummary>
    </StepFrame>
  );
}
