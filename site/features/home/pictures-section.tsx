import { FEWEST_MOVING } from '#domain/marquee';
import type { PublishedImage } from '#schemas/published';
import { Box } from '#design-system/box';
import { Container } from '#design-system/container';
import { Marquee } from '#design-system/marquee';
import { Stack } from '#design-system/stack';
import { useTranslation } from 'react-i18next';
import { SectionHeading } from './section-heading.tsx';

export function PicturesSection({ images }: { images: readonly PublishedImage[] }) {
  const { t } = useTranslation();
  if (images.length === 0) return null;
  const stands = images.length < FEWEST_MOVING;
  const row = (
    <Marquee
      label={t('home.marquee')}
      images={images}
      stands={stands}
      pauseLabel={t('home.stopPictures')}
      playLabel={t('home.movePictures')}
    />
  );
  return (
    <Box as="section" aria-labelledby="pictures-heading" paddingBlock="section">
      <Stack gap="xxl">
        <Container>
          <SectionHeading id="pictures-heading" heading={t('home.marquee')} />
        </Container>
        {stands ? <Container>{row}</Container> : row}
      </Stack>
    </Box>
  );
}
