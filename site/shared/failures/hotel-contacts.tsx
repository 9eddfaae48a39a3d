import { writtenEmail } from '#domain/email-address';
import type { PublishedLocation } from '#schemas/published';
import { Button } from '#design-system/button';
import { Inline, type InlineProps } from '#design-system/inline';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { mailAddress, whatsappAddress } from '../contact-addresses.ts';
import { findLocation, useShell } from '../use-shell.ts';
import { PhoneNumber } from '../phone-number.tsx';
import * as css from './hotel-contacts.css.ts';

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
    <div className={css.contacts}>
      <Stack gap="m">
        {(location ? [location] : shell.locations).map((each) => (
          <LocationContacts key={each.id} location={each} justify={justify} />
        ))}
        {whatsapp ? (
          <Inline justify={justify}>
            <Button asChild tone="secondary" size="s">
              <a href={whatsapp} rel="noopener noreferrer">
                {t('footer.whatsapp')}
              </a>
            </Button>
          </Inline>
        ) : null}
      </Stack>
    </div>
  );
}

interface LocationContactsProps extends Required<Pick<InlineProps, 'justify'>> {
  location: PublishedLocation;
}

function LocationContacts({ location, justify }: LocationContactsProps) {
  const { t } = useTranslation();
  const nameId = useId();
  return (
    <Stack gap="s">
      <Text id={nameId} weight="medium">
        {t('failures.reach', { location: location.name })}
      </Text>
      <Inline as="ul" gap="s" justify={justify} aria-labelledby={nameId}>
        <li>
          <Button asChild tone="secondary" size="s" startIcon="phone">
            <a href={`tel:${location.phone}`}>
              <PhoneNumber number={location.phone} />
            </a>
          </Button>
        </li>
        <li>
          <Button asChild tone="secondary" size="s" startIcon="mail">
            <a href={mailAddress(location.email)}>{writtenEmail(location.email)}</a>
          </Button>
        </li>
      </Inline>
    </Stack>
  );
}
