import type { BookingSummary } from '#schemas/api-types';
import { BookingStatus } from '#design-system/booking-status';
import { Button } from '#design-system/button';
import { Split } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Image } from '#design-system/image';
import { Inline } from '#design-system/inline';
import { formatPrice, Price } from '#design-system/price';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { bookingAddress, checkoutOfBooking, over } from '../../../app/paths.ts';
import { useFormats } from '../../../shared/format/use-formats.ts';
import { isAllowed } from '../../../shared/booking-actions.ts';
import { bookingStatusOf } from '../../../shared/booking-status.ts';
import { guestsOf } from '../../../shared/stay-search/guests-summary.ts';
import { findLocation, useShell } from '../../../shared/use-shell.ts';
import * as css from './booking-card.css.ts';
import { countNames } from '../../../shared/count-names.ts';

interface BookingCardProps {
  booking: BookingSummary;
  /** One level below the heading of the list or group. */
  headingLevel: 2 | 3;
}

export function BookingCard({ booking, headingLevel }: BookingCardProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const id = useId();
  const { payment, paidMinor, reference, location, stay, rooms, totals } = booking;
  const standing = bookingStatusOf(booking);
  const image = findLocation(useShell(), location.id)?.image;
  const side = (
    <Stack gap="m">
      <Price
        size="l"
        amountMinor={totals.totalMinor}
        unit={totals}
        locale={formats.locale}
        suffix={t('bookings.total')}
      />
      {payment === 'PART_PAID' ? (
        <Text size="small" tone="muted">
          {t('bookings.partPaid', { price: formatPrice(paidMinor, totals, formats.locale) })}
        </Text>
      ) : null}
      <CardActions booking={booking} />
    </Stack>
  );
  return (
    <Surface as="article" aria-labelledby={`${id}-place ${id}-dates`} tone="raised" radius="m" outline>
      <div className={css.card}>
        {image ? (
          <div className={css.photo}>
            <Image source={image} ratio="fill" sizes="(min-width: 48rem) 14rem, 100vw" />
          </div>
        ) : null}
        <div className={css.words}>
          <Split side={side} sideWidth="m">
            <Stack gap="l">
              <BookingStatus state={standing} {...(payment === 'PAID' ? { paid: t('status.paid') } : {})}>
                {t(`status.${standing}`)}
              </BookingStatus>
              <Stack gap="m">
                <Heading id={`${id}-place`} level={headingLevel} size="m">
                  {location.name}
                </Heading>
                <Text id={`${id}-dates`}>
                  {formats.day(stay.checkIn)} – {formats.day(stay.checkOut)}
                </Text>
                <Text size="small" tone="muted">
                  {t('search.nights', { count: stay.nights })} · {formats.list(countNames(rooms, t))} ·{' '}
                  {guestsOf(booking, t)} · {booking.guestName}
                </Text>
                <Text size="small" tone="muted">
                  {t('bookings.reference', { reference })}
                </Text>
              </Stack>
            </Stack>
          </Split>
        </div>
      </div>
    </Surface>
  );
}

function CardActions({ booking }: { booking: BookingSummary }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const { id, reference, state } = booking;
  const isBalanceDue = state === 'SUCCESSFUL' && isAllowed(booking, 'PAY');
  return (
    <Inline gap="s">
      {state === 'PENDING' ? (
        <Button asChild>
          <Link to={checkoutOfBooking(id)} aria-label={t('bookings.continueOf', { reference })}>
            {t('bookings.continue')}
          </Link>
        </Button>
      ) : null}
      {isBalanceDue ? (
        <Button asChild>
          <Link to={bookingAddress(id)} aria-label={t('bookings.payBalanceOf', { reference })}>
            {t('bookings.payBalance')}
          </Link>
        </Button>
      ) : null}
      <Button asChild tone="secondary">
        <Link
          id={`open-${id}`}
          to={{ pathname: bookingAddress(id), search }}
          state={over('list')}
          preventScrollReset
          aria-label={t('bookings.openOf', { reference })}
        >
          {t('bookings.open')}
        </Link>
      </Button>
    </Inline>
  );
}
