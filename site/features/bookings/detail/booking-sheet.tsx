import type { Booking } from '#schemas/api-types';
import { BookingStatus } from '#design-system/booking-status';
import { Split } from '#design-system/grid';
import { Stack } from '#design-system/stack';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingStatusOf } from '../../../shared/booking-status.ts';
import { DocumentLinks } from '../../../shared/documents/document-links.tsx';
import { BookingFacts } from '../../../shared/stay-summary/booking-facts.tsx';
import { CancellationTerms } from '../../../shared/stay-summary/cancellation-terms.tsx';
import { Directions } from '../../../shared/stay-summary/directions.tsx';
import { StayStory } from '../../../shared/stay-summary/stay-story.tsx';
import { InvoiceCompany } from '../company/invoice-company.tsx';
import { BalanceDue } from './balance-due.tsx';
import { BookingActions } from './booking-actions.tsx';
import { BookingCharges } from './booking-charges.tsx';
import { MissedStay } from './missed-stay.tsx';
import { NoShowDetails } from './no-show-details.tsx';
import { RefundDetails } from './refund-details.tsx';
import { ReturnedPayments } from './returned-payments.tsx';
import { IncompleteBooking } from './incomplete-booking.tsx';

interface BookingSheetProps {
  booking: Booking;
  isDialog: boolean;
  /** The cancel dialog is open above. */
  isCancelling: boolean;
  onOutdated: () => void;
}

export function BookingSheet({ booking, isDialog, isCancelling, onOutdated }: BookingSheetProps) {
  const headingLevel = isDialog ? 3 : 2;
  const { cancellation, noShow } = booking;
  const isMissed = booking.stayState === 'NO_SHOW';
  const isLive = booking.state === 'SUCCESSFUL' || booking.state === 'PENDING';
  const charges = <BookingCharges booking={booking} headingLevel={headingLevel} />;
  const main = (
    <Stack gap="xxl">
      <Stack gap="l">
        <Status booking={booking} isCancelling={isCancelling} />
        <IncompleteBooking booking={booking} />
        <BalanceDue booking={booking} headingLevel={headingLevel} onOutdated={onOutdated} />
        {isMissed ? <MissedStay booking={booking} /> : null}
        <StayStory booking={booking} headingLevel={headingLevel} />
        <BookingActions booking={booking} />
      </Stack>
      {/* Nothing is written for a stay of which nothing is paid. */}
      {booking.payment === 'UNPAID' ? null : (
        <DocumentLinks bookingId={booking.id} headingLevel={headingLevel} />
      )}
      {cancellation ? (
        <RefundDetails booking={booking} cancellation={cancellation} headingLevel={headingLevel} />
      ) : null}
      {noShow ? <NoShowDetails booking={booking} noShow={noShow} headingLevel={headingLevel} /> : null}
      {cancellation === undefined && noShow?.refund === undefined && booking.paymentTerms === 'PAY_NOW' ? (
        <ReturnedPayments booking={booking} headingLevel={headingLevel} />
      ) : null}
      {isDialog ? charges : null}
      {/* The cost of a missed stay follows from its terms. */}
      {isLive ? (
        <CancellationTerms
          policy={booking.policy}
          timezone={booking.location.timezone}
          unit={booking.totals}
          headingLevel={headingLevel}
        />
      ) : null}
      {isLive && !isMissed ? <Directions booking={booking} headingLevel={headingLevel} /> : null}
      <InvoiceCompany booking={booking} headingLevel={headingLevel} />
      <BookingFacts booking={booking} headingLevel={headingLevel} />
    </Stack>
  );
  return isDialog ? (
    main
  ) : (
    <Split side={charges} sideWidth="m">
      {main}
    </Split>
  );
}

function Status({ booking, isCancelling }: Pick<BookingSheetProps, 'booking' | 'isCancelling'>) {
  const { t } = useTranslation();
  const { payment, cancellation } = booking;
  const standing = bookingStatusOf(booking);
  const place = useRef<HTMLSpanElement>(null);
  const wasCancelling = useRef(isCancelling);
  useEffect(() => {
    const hasReturned = wasCancelling.current && !isCancelling;
    wasCancelling.current = isCancelling;
    // The button that opened the dialog is gone, so focus what has changed.
    if (hasReturned && cancellation) place.current?.focus();
  }, [isCancelling, cancellation]);
  return (
    <div>
      <BookingStatus
        ref={place}
        tabIndex={-1}
        state={standing}
        {...(payment === 'PAID' ? { paid: t('status.paid') } : {})}
      >
        {t(`status.${standing}`)}
      </BookingStatus>
    </div>
  );
}
