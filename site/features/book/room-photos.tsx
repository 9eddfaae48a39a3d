import type { PublishedRoom } from '#schemas/published';
import { PhotoCarousel, type PhotoCarouselProps } from '#design-system/photo-carousel';
import { useTranslation } from 'react-i18next';

interface RoomPhotosProps extends Pick<PhotoCarouselProps, 'controls' | 'priority' | 'ratio' | 'sizes'> {
  room: PublishedRoom;
}

/** The photos of a room, to swipe through and to open large. */
export function RoomPhotos({ room, ...look }: RoomPhotosProps) {
  const { t } = useTranslation();
  return (
    <PhotoCarousel
      {...look}
      label={t('book.photosOf', { room: room.name })}
      images={room.photos}
      roleDescription={t('home.carousel.role')}
      slideRoleDescription={t('home.carousel.slideRole')}
      positionLabel={(place, total) => t('gallery.position', { place, total })}
      previousLabel={t('gallery.previous')}
      nextLabel={t('gallery.next')}
      closeLabel={t('gallery.close')}
      thumbnailsLabel={t('gallery.thumbnails')}
    />
  );
}
