import type { PublishedAttraction } from '#schemas/published';
import { Box } from '#design-system/box';
import { Button } from '#design-system/button';
import { Container } from '#design-system/container';
import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Image } from '#design-system/image';
import { Inline } from '#design-system/inline';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { SectionHeading } from './section-heading.tsx';

const SHOWN_AT_FIRST = 3;

interface AttractionsSectionProps {
  heading: string;
  attractions: readonly PublishedAttraction[];
}

export function AttractionsSection({ heading, attractions }: AttractionsSectionProps) {
  const { t } = useTranslation();
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const shown = showsAll ? attractions : attractions.slice(0, SHOWN_AT_FIRST);

  function viewAll() {
    flushSync(() => setShowsAll(true));
    // The button is gone, so focus the first new entry.
    list.current?.querySelectorAll('h3')[SHOWN_AT_FIRST]?.focus();
  }

  return (
    <Box as="section" id="attractions" aria-labelledby="attractions-heading" paddingBlock="section">
      <Container>
        <Stack gap="xxl">
          <SectionHeading id="attractions-heading" heading={heading} />
          <Grid as="ul" columns={3} gap="xl" ref={list}>
            {shown.map((attraction) => (
              <li key={attraction.heading}>
                <Attraction attraction={attraction} />
              </li>
            ))}
          </Grid>
          {shown.length < attractions.length ? (
            <Inline justify="center">
              <Button tone="secondary" onClick={viewAll}>
                {t('home.viewAll')}
              </Button>
            </Inline>
          ) : null}
        </Stack>
      </Container>
    </Box>
  );
}

function Attraction({ attraction }: { attraction: PublishedAttraction }) {
  return (
    <Stack gap="l">
      <Image
        source={attraction.image}
        ratio="3:2"
        radius="s"
        sizes="(min-width: 64rem) 28rem, (min-width: 48rem) 45vw, 92vw"
      />
      <Stack gap="l">
        <Heading level={3} tabIndex={-1}>
          {attraction.heading}
        </Heading>
        <Text tone="muted">{attraction.detail}</Text>
      </Stack>
    </Stack>
  );
}
