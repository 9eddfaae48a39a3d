import type { PublishedImage } from '#schemas/published';
import { PhotoCarousel, type PhotoCarouselProps } from '#design-system/photo-carousel';
import { useTranslation } from 'react-i18next';

interface PhotosProps {
  name: string;
  photos: readonly PublishedImage[];
}

/** The photos of a location or a room at the top of its page, with their captions; each opens large. */
export function PlacePhotos(props: PhotosProps) {
  return <Photos {...props} priority sizes="(min-width: 90rem) 60rem, (min-width: 64rem) 58vw, 92vw" />;
}

/** The photos on a card: one at a time, with the buttons on them. */
export function CardPhotos(props: PhotosProps) {
  return (
    <Photos {...props} controls="over" sizes="(min-width: 64rem) 28rem, (min-width: 48rem) 45vw, 92vw" />
  );
}

type Choice = Pick<PhotoCarouselProps, 'controls' | 'priority' | 'sizes'>;

function Photos({ name, photos, ...choice }: PhotosProps & Choice) {
  const { t } = useTranslation();
  return (
    <PhotoCarousel
      {...choice}
      images={photos}
      label={t('place.photosOf', { name })}
      roleDescription={t('home.carousel.role')}
      slideRoleDescription={t('home.carousel.slideRole')}
      positionLabel={(place, total) => t('gallery.position', { place, total })}
      closeLabel={t('gallery.close')}
      previousLabel={t('gallery.previous')}
      nextLabel={t('gallery.next')}
      thumbnailsLabel={t('gallery.thumbnails')}
    />
  );
}
