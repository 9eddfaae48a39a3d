import { writtenEmail } from '#domain/email-address';
import { addressLines } from '#domain/postal-address';
import type { PublishedLocation } from '#schemas/published';
import { Link } from '#design-system/link';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { AddressLines } from '../../shared/address-lines.tsx';
import { mailAddress, mapAddress } from '../../shared/contact-addresses.ts';
import { PlaceSection } from '../../shared/place/place-page.tsx';
import { PhoneNumber } from '../../shared/phone-number.tsx';

/** The address, the map, the way in words, and whom to ask. */
export function Way({ location }: { location: PublishedLocation }) {
  const { t } = useTranslation();
  const { name, point, directions, phone, email } = location;
  return (
    <PlaceSection id="way" heading={t('place.way')}>
      <Text as="address">
        <AddressLines lines={addressLines(location)} />
      </Text>
      {directions === undefined ? null : <Text measure>{directions}</Text>}
      <Stack gap="s" align="start">
        {point === undefined ? null : (
          <Link
            href={mapAddress(point)}
            rel="noopener noreferrer"
            tone="standalone"
            icon="pin"
            aria-label={t('contact.mapOf', { location: name })}
          >
            {t('contact.map')}
          </Link>
        )}
        <Link href={`tel:${phone}`} tone="standalone" icon="phone">
          <PhoneNumber number={phone} />
        </Link>
        <Link href={mailAddress(email)} tone="standalone" icon="mail">
          {writtenEmail(email)}
        </Link>
      </Stack>
    </PlaceSection>
  );
}
