import type { PublishedService } from '#schemas/published';
import { Heading } from '#design-system/heading';
import { Icon } from '#design-system/icon';
import { Image } from '#design-system/image';
import { Inline } from '#design-system/inline';
import { Link } from '#design-system/link';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Paragraphs } from '../../shared/paragraphs.tsx';
import * as css from './service-card.css.ts';

const MOST_OTHERS = 3;

export function ServiceCard({ service }: { service: PublishedService }) {
  const { t } = useTranslation();
  const headingId = useId();
  const [first, ...others] = service.images;
  return (
    <Stack as="article" aria-labelledby={headingId} gap="l">
      {first ? (
        <Image
          source={first.image}
          ratio="3:2"
          radius="m"
          sizes="(min-width: 64rem) 28rem, (min-width: 48rem) 45vw, 92vw"
        />
      ) : null}
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
        {others.length > 0 ? (
          <div className={css.others}>
            {others.slice(0, MOST_OTHERS).map(({ image }) => (
              <Image key={image.id} source={image} ratio="3:2" radius="s" sizes="10rem" />
            ))}
          </div>
        ) : null}
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
