import type { PublishedImage } from '#schemas/published';
import { Box } from '#design-system/box';
import { Carousel } from '#design-system/carousel';
import { Container } from '#design-system/container';
import { Image } from '#design-system/image';
import { useTranslation } from 'react-i18next';

export function HeaderCarousel({ images }: { images: readonly PublishedImage[] }) {
  const { t } = useTranslation();
  if (images.length === 0) return null;
  return (
    <Box paddingBlock="xxl">
      <Container>
        <Carousel
          label={t('home.carousel.label')}
          roleDescription={t('home.carousel.role')}
          slideRoleDescription={t('home.carousel.slideRole')}
          slideLabel={(place, count) => t('home.carousel.slide', { place, total: count })}
          previousLabel={t('gallery.previous')}
          nextLabel={t('gallery.next')}
          rotation={{ stopLabel: t('home.stopPictures'), startLabel: t('home.movePictures') }}
          slides={images.map((image) => ({
            id: image.id,
            content: <Image source={image} ratio="21:9" radius="m" sizes="(min-width: 84rem) 80rem, 92vw" />,
          }))}
        />
      </Container>
    </Box>
  );
}
