import type { BookingLocation } from '#schemas/api-types';
import { Heading } from '#design-system/heading';
import { Link } from '#design-system/link';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { AddressLines } from '../address-lines.tsx';

interface DirectionsProps {
  location: BookingLocation;
  headingLevel?: 2 | 3;
}

export function Directions({ location, headingLevel = 2 }: DirectionsProps) {
  const { t } = useTranslation();
  return (
    <Stack as="section" gap="l" aria-labelledby="arrival-heading">
      <Heading level={headingLevel} id="arrival-heading" tabIndex={-1}>
        {t('receipt.arrival')}
      </Heading>
      <Text as="address">
        <AddressLines lines={location.address} />
      </Text>
      {location.directions ? <Text measure>{location.directions}</Text> : null}
      <Stack gap="l">
        <Text>{t('receipt.questions')}</Text>
        <Text>
          <Link href={`tel:${location.phone}`}>
            <bdi dir="ltr">{location.phone}</bdi>
          </Link>
        </Text>
        <Text>
          <Link href={`mailto:${location.email}`}>{location.email}</Link>
        </Text>
      </Stack>
    </Stack>
  );
}
