import type { PublishedService } from '#schemas/published';
import { Heading } from '#design-system/heading';
import { Icon } from '#design-system/icon';
import { Inline } from '#design-system/inline';
import { Link } from '#design-system/link';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CardPhotos } from '../../shared/place/place-photos.tsx';
import { Paragraphs } from '../../shared/paragraphs.tsx';
import { ServiceOffers } from './service-offers.tsx';

export function ServiceCard({ service }: { service: PublishedService }) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <Stack as="article" aria-labelledby={headingId} gap="l">
      <CardPhotos name={service.heading} photos={service.images.map(({ image }) => image)} />
      <Stack gap="m">
        <Heading id={headingId} level={3}>
          {service.heading}
        </Heading>
        <Inline gap="xs" align="center">
          <Icon name="pin" size="s" />
          <Text as="span" size="small">
            {service.locationName ?? t('services.everyHouse')}
          </Text>
        </Inline>
        <Paragraphs text={service.description} />
        <ServiceOffers service={service} />
        {service.url === undefined ? null : (
          <Link
            href={service.url}
            rel="noopener noreferrer"
            tone="standalone"
            icon="arrow-right"
            aria-label={t('services.moreOf', { service: service.heading })}
          >
            {t('services.more')}
          </Link>
        )}
      </Stack>
    </Stack>
  );
}
