import type { PublishedImage } from '#schemas/published';
import { Box } from '#design-system/box';
import { Breadcrumb, BreadcrumbItem } from '#design-system/breadcrumb';
import { Button } from '#design-system/button';
import { Container } from '#design-system/container';
import { DescriptionList, type DescriptionListProps } from '#design-system/description-list';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { FromPrice } from '../prices/from-price.tsx';
import { Reasons } from '../prices/reasons.tsx';
import { PlacePhotos } from './place-photos.tsx';
import * as css from './place-layout.css.ts';

interface PlacePageProps {
  name: string;
  summary: string;
  photos: readonly PublishedImage[];
  /** The page above this one, besides the home page. */
  above?: { name: string; path: string };
  /** The room types whose lowest price is shown. */
  roomIds: readonly string[];
  facts: DescriptionListProps['items'];
  /** Where a guest chooses dates. */
  datesAddress: string;
  children: ReactNode;
}

/** The page of a location or a room: photos, facts and price first, then its sections. */
export function PlacePage(props: PlacePageProps) {
  const { name, summary, photos, above, roomIds, facts, datesAddress, children } = props;
  const { t } = useTranslation();
  return (
    <Box paddingBlock="l">
      <Container>
        <Stack gap="xl">
          <Breadcrumb label={t('place.breadcrumb')} moreLabel={t('place.morePlaces')}>
            <BreadcrumbItem asChild>
              <Link to={paths.home}>{t('nav.home')}</Link>
            </BreadcrumbItem>
            {above === undefined ? null : (
              <BreadcrumbItem asChild>
                <Link to={above.path}>{above.name}</Link>
              </BreadcrumbItem>
            )}
            <BreadcrumbItem current>{name}</BreadcrumbItem>
          </Breadcrumb>
          <Stack as="header" gap="l">
            <Heading level={1} size="xl" tabIndex={-1}>
              {name}
            </Heading>
            <Text size="lead" tone="muted" measure>
              {summary}
            </Text>
          </Stack>
          <div className={css.top}>
            <PlacePhotos name={name} photos={photos} />
            <Surface tone="raised" padding="l" radius="m" outline>
              <Stack gap="l">
                <FromPrice roomIds={roomIds} />
                <Button asChild width="full" endIcon="arrow-right">
                  <Link to={datesAddress} aria-label={t('book.chooseDatesFor', { room: name })}>
                    {t('book.chooseDates')}
                  </Link>
                </Button>
                <DescriptionList items={facts} />
                <Reasons />
              </Stack>
            </Surface>
          </div>
          {children}
        </Stack>
      </Container>
    </Box>
  );
}

/** A part of the page with its heading. */
export function PlaceSection({
  id,
  heading,
  children,
}: {
  id: string;
  heading: string;
  children: ReactNode;
}) {
  return (
    <Box as="section" aria-labelledby={`${id}-heading`} paddingBlock="l">
      <Stack gap="xl">
        <Heading level={2} id={`${id}-heading`}>
          {heading}
        </Heading>
        {children}
      </Stack>
    </Box>
  );
}
