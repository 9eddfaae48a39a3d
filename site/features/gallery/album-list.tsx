import type { GalleryTab, PublishedAlbum } from '#schemas/published';
import { EmptyState } from '#design-system/empty-state';
import { Gallery } from '#design-system/gallery';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { findLocation, useShell } from '../../shared/use-shell.ts';
import { useShownPicture } from './use-shown-picture.ts';

interface AlbumListProps {
  albums: readonly PublishedAlbum[];
  /** The tab whose albums are shown. */
  tab: GalleryTab;
}

export function AlbumList({ albums, tab }: AlbumListProps) {
  const { t } = useTranslation();
  const withPictures = albums.filter(({ images }) => images.length > 0);
  const filled = withPictures.filter(({ gallery }) => gallery === tab);
  if (filled.length === 0) {
    return (
      <EmptyState icon="view" heading={t('gallery.none')}>
        {withPictures.length === 0 ? null : t('gallery.noneText')}
      </EmptyState>
    );
  }
  return (
    <Stack gap="xxl">
      {filled.map((album) => (
        <Album key={album.id} album={album} />
      ))}
    </Stack>
  );
}

function Album({ album }: { album: PublishedAlbum }) {
  const { t } = useTranslation();
  const location = findLocation(useShell(), album.locationId);
  const { shown, show } = useShownPicture();
  return (
    <Stack as="section" gap="l" aria-labelledby={`album-${album.id}`}>
      <Stack gap="m">
        <Heading level={2} size="m" id={`album-${album.id}`}>
          {album.name}
        </Heading>
        <Text size="small" tone="muted">
          {location
            ? t('gallery.countAt', { count: album.images.length, location: location.name })
            : t('gallery.count', { count: album.images.length })}
        </Text>
      </Stack>
      <Gallery
        size="l"
        label={album.name}
        images={album.images}
        shown={shown?.albumId === album.id ? shown.pictureId : null}
        onShownChange={(pictureId) => show(pictureId === null ? undefined : { albumId: album.id, pictureId })}
        emptyText={t('gallery.none')}
        closeLabel={t('gallery.close')}
        previousLabel={t('gallery.previous')}
        nextLabel={t('gallery.next')}
        thumbnailsLabel={t('gallery.thumbnails')}
        positionLabel={(place, total) => t('gallery.position', { place, total })}
      />
    </Stack>
  );
}
