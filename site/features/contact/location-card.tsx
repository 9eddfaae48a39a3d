import { writtenEmail } from '#domain/email-address';
import { addressLines } from '#domain/postal-address';
import type { ContactLocation } from '#schemas/published';
import { Heading } from '#design-system/heading';
import { Icon } from '#design-system/icon';
import { Link } from '#design-system/link';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressLines } from '../../shared/address-lines.tsx';
import { mailAddress, mapAddress } from '../../shared/contact-addresses.ts';
import * as css from './location-card.css.ts';
import { PhoneNumber } from '../../shared/phone-number.tsx';

export function LocationCard({ location }: { location: ContactLocation }) {
  const { t } = useTranslation();
  const headingId = useId();
  const { address, directions, emails, phones, name } = location;
  return (
    <Surface as="article" aria-labelledby={headingId} tone="raised" padding="l" radius="m">
      <Stack gap="l">
        <Heading id={headingId} level={3}>
          {name}
        </Heading>
        <Stack gap="m">
          <Text as="address">
            <AddressLines lines={addressLines(address)} />
          </Text>
          {address.point === undefined ? null : (
            <Link
              href={mapAddress(address.point)}
              rel="noopener noreferrer"
              tone="standalone"
              icon="pin"
              aria-label={t('contact.mapOf', { location: name })}
            >
              {t('contact.map')}
            </Link>
          )}
        </Stack>
        <Stack as="ul" gap="s">
          {phones.map(({ number }) => (
            <li key={number} className={css.way}>
              <Icon name="phone" size="s" />
              <Link href={`tel:${number}`} tone="quiet">
                <PhoneNumber number={number} />
              </Link>
            </li>
          ))}
          {emails.map(({ email }) => (
            <li key={email} className={css.way}>
              <Icon name="mail" size="s" />
              <Link href={mailAddress(email)} tone="quiet">
                {writtenEmail(email)}
              </Link>
            </li>
          ))}
        </Stack>
        {directions === undefined ? null : (
          <Text size="small" tone="muted">
            {directions}
          </Text>
        )}
      </Stack>
    </Surface>
  );
}
