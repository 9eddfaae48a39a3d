import type { Booking } from '#schemas/api-types';
import { BookingStatus } from '#design-system/booking-status';
import { Button } from '#design-system/button';
import { Split } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Inline } from '#design-system/inline';
import { Link as StyledLink } from '#design-system/link';
import { formatPrice } from '#design-system/price';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { bookingAddress, paths } from '../../app/paths.ts';
import { isAllowed } from '../../shared/booking-actions.ts';
import { useFormats } from '../../shared/format/use-formats.ts';
import { balanceDue } from '../../shared/payment/balance-words.ts';
import { onScreen } from '../../shared/on-screen.css.ts';
import { BookingFacts } from '../../shared/stay-summary/booking-facts.tsx';
import { Unbroken } from '../../shared/unbroken.tsx';
import { CalendarEntry } from '../../shared/stay-summary/calendar-entry.tsx';
import { CancellationTerms } from '../../shared/stay-summary/cancellation-terms.tsx';
import { AtHotel } from '../../shared/stay-summary/at-hotel.tsx';
import { ChargesSummary } from '../../shared/stay-summary/charges-summary.tsx';
import { AccountOffer } from './account-offer.tsx';
import { Directions } from '../../shared/stay-summary/directions.tsx';
import { StayStory } from '../../shared/stay-summary/stay-story.tsx';

export function Receipt({ booking }: { booking: Booking }) {
  const { t } = useTranslation();
  const { guest, location, stay, totals } = booking;
  const summary = (
    <Surface tone="raised" padding="l" radius="m" elevation="low" outline>
      <Stack gap="l">
        <Heading level={2} size="s">
          {t('charges.heading')}
        </Heading>
        <ChargesSummary price={booking} nights={stay.nights} />
        <PaidAndDue booking={booking} />
      </Stack>
    </Surface>
  );
  return (
    <Stack gap="xxl">
      <Stack gap="xl">
        <BookingStatus
          state={booking.state}
          {...(booking.payment === 'PAID' ? { paid: t('status.paid') } : {})}
        >
          {t(`status.${booking.state}`)}
        </BookingStatus>
        <Heading level={1} tabIndex={-1}>
          {t('receipt.heading')}
        </Heading>
        <Text size="lead" measure>
          {t('receipt.lead', { name: guest.guestFirstName, address: guest.guestEmail })}
        </Text>
      </Stack>
      <Split side={summary} sideWidth="m">
        <Stack gap="xxl">
          <Surface tone="sunken" padding="l" radius="m">
            <Inline justify="between" gap="l">
              <Stack gap="s">
                <Text size="eyebrow">{t('receipt.reference')}</Text>
                <Text size="lead" weight="bold" numeric>
                  <Unbroken>{booking.reference}</Unbroken>
                </Text>
              </Stack>
              <Inline gap="s">
                <Button asChild tone="secondary">
                  <Link to={bookingAddress(booking.id)}>{t('receipt.manage')}</Link>
                </Button>
                <CalendarEntry booking={booking} />
                <Button tone="secondary" onClick={() => globalThis.print()}>
                  {t('receipt.print')}
                </Button>
              </Inline>
            </Inline>
          </Surface>
          <StayStory booking={booking} />
          <Directions booking={booking} />
          <CancellationTerms policy={booking.policy} timezone={location.timezone} unit={totals} />
          <BookingFacts booking={booking} />
          <AccountOffer guest={guest} />
        </Stack>
      </Split>
      <div className={onScreen}>
        <Inline gap="l">
          <StyledLink asChild tone="standalone">
            <Link to={paths.bookings}>{t('bookings.heading')}</Link>
          </StyledLink>
          <StyledLink asChild tone="standalone">
            <Link to={paths.home}>{t('receipt.home')}</Link>
          </StyledLink>
        </Inline>
      </div>
    </Stack>
  );
}

/** What was paid, and where or until when the rest is. */
function PaidAndDue({ booking }: { booking: Booking }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { id, totals, charges, paidMinor, deposit, location } = booking;
  const price = (amountMinor: number) => formatPrice(amountMinor, totals, formats.locale);
  const dueMinor = totals.totalMinor - paidMinor;
  const { dueAt, isOverdue = false } = deposit?.balance ?? {};
  const words = { t, formats, timezone: location.timezone, price: price(dueMinor) };
  const due =
    dueAt === undefined
      ? t('receipt.paidAtHotel', { price: words.price })
      : balanceDue({ dueAt, isOverdue }, words);
  return (
    <Stack gap="s" align="start">
      {paidMinor > 0 ? (
        <Text size="small" tone="muted">
          {t('receipt.paidOnline', { price: price(paidMinor) })}
        </Text>
      ) : null}
      {dueMinor > 0 ? (
        <Text size="small" tone="muted">
          {due}
        </Text>
      ) : null}
      <AtHotel charges={charges} unit={totals} />
      {isAllowed(booking, 'PAY') ? (
        <Button asChild tone="secondary">
          <Link to={bookingAddress(id)}>{t('receipt.payBalance')}</Link>
        </Button>
      ) : null}
    </Stack>
  );
}
