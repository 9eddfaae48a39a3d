import type { PublishedImage } from '#schemas/published';
import { PhotoCarousel } from '#design-system/photo-carousel';
import { useTranslation } from 'react-i18next';

/** The photos of a location or a room at the top of its page, with their captions; each opens large. */
export function PlacePhotos({ name, photos }: { name: string; photos: readonly PublishedImage[] }) {
  const { t } = useTranslation();
  return (
    <PhotoCarousel
      images={photos}
      priority
      sizes="(min-width: 90rem) 60rem, (min-width: 64rem) 58vw, 92vw"
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
