import { writtenEmail } from '#domain/email-address';
import type { Booking } from '#schemas/api-types';
import { Heading } from '#design-system/heading';
import { Link } from '#design-system/link';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { AddressLines } from '../address-lines.tsx';
import { mailAddress, mapAddress, whatsappAddress } from '../contact-addresses.ts';
import { useFormats } from '../format/use-formats.ts';
import { findLocation, useShell } from '../use-shell.ts';
import { PhoneNumber } from '../phone-number.tsx';

interface DirectionsProps {
  booking: Booking;
  headingLevel?: 2 | 3;
}

/** The address, the map, the way in words, and whom to ask about this booking. */
export function Directions({ booking, headingLevel = 2 }: DirectionsProps) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const shell = useShell();
  const { location, reference, stay } = booking;
  // The booking keeps its address; the point on the map is the published one.
  const point = findLocation(shell, location.id)?.point;
  const message = t('booking.whatsappMessage', {
    reference,
    location: location.name,
    from: day(stay.checkIn),
    until: day(stay.checkOut),
  });
  const whatsapp = whatsappAddress(shell.hotel.whatsappNumber, message);
  return (
    <Stack as="section" gap="l" aria-labelledby="arrival-heading">
      <Heading level={headingLevel} id="arrival-heading" tabIndex={-1}>
        {t('receipt.arrival')}
      </Heading>
      <Text as="address">
        <AddressLines lines={location.address} />
      </Text>
      {point === undefined ? null : (
        <Text>
          <Link
            href={mapAddress(point)}
            rel="noopener noreferrer"
            tone="standalone"
            icon="pin"
            aria-label={t('contact.mapOf', { location: location.name })}
          >
            {t('contact.map')}
          </Link>
        </Text>
      )}
      {location.directions ? <Text measure>{location.directions}</Text> : null}
      <Stack gap="m" align="start">
        <Text>{t('receipt.questions')}</Text>
        {whatsapp === undefined ? null : (
          <Link href={whatsapp} rel="noopener noreferrer" tone="standalone" icon="arrow-right">
            {t('booking.whatsapp')}
          </Link>
        )}
        <Link href={`tel:${location.phone}`} tone="standalone" icon="phone">
          <PhoneNumber number={location.phone} />
        </Link>
        <Link href={mailAddress(location.email)} tone="standalone" icon="mail">
          {writtenEmail(location.email)}
        </Link>
      </Stack>
    </Stack>
  );
}
