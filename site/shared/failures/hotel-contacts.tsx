import type { PublishedLocation } from '#schemas/published';
import { Inline, type InlineProps } from '#design-system/inline';
import { Link } from '#design-system/link';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { whatsappAddress } from '../contact-addresses.ts';
import { findLocation, useShell } from '../use-shell.ts';

interface HotelContactsProps extends Pick<InlineProps, 'justify'> {
  /** The location to contact. Every location when the page does not know it. */
  locationId?: string | undefined;
}

export function HotelContacts({ locationId, justify = 'start' }: HotelContactsProps) {
  const { t } = useTranslation();
  const shell = useShell();
  const location = findLocation(shell, locationId);
  const whatsapp = whatsappAddress(shell.hotel.whatsappNumber);
  return (
    <Stack gap="xl">
      {(location ? [location] : shell.locations).map((each) => (
        <LocationContacts key={each.id} location={each} justify={justify} />
      ))}
      {whatsapp ? (
        <Inline justify={justify}>
          <Link href={whatsapp} rel="noopener noreferrer">
            {t('footer.whatsapp')}
          </Link>
        </Inline>
      ) : null}
    </Stack>
  );
}

interface LocationContactsProps extends Required<Pick<InlineProps, 'justify'>> {
  location: PublishedLocation;
}

function LocationContacts({ location, justify }: LocationContactsProps) {
  const { t } = useTranslation();
  const nameId = useId();
  return (
    <Stack gap="xs">
      <Text id={nameId} weight="medium">
        {t('failures.reach', { location: location.name })}
      </Text>
      <Inline as="ul" gap="m" justify={justify} aria-labelledby={nameId}>
        <li>
          <Link href={`tel:${location.phone}`}>
            <bdi dir="ltr">{location.phone}</bdi>
          </Link>
        </li>
        <li>
          <Link href={`mailto:${location.email}`}>{location.email}</Link>
        </li>
      </Inline>
    </Stack>
  );
}
