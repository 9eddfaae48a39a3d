import { expect, test } from 'vitest';
import { checkContent } from '#schemas/engine';
import { nodeFileSystem } from '#schemas/engine/disk';
import type { PublishedImage } from '#schemas/published';
import type { ImageRef } from '#schemas/types';
import { buildHomePage } from './build-site.ts';

const asImage = ({ file, alt }: ImageRef): Promise<PublishedImage> => {
  const urls = { thumb: file, small: file, medium: file, large: file };
  return Promise.resolve({
    id: file,
    alt: alt ?? '',
    decorative: false,
    width: 1,
    height: 1,
    urls,
    webp: urls,
    avif: urls,
  });
};

test('the row of pictures shows the twelve of the lowest ranks', async () => {
  const { content } = await checkContent({ fs: nodeFileSystem, root: 'content' });
  if (content === undefined) throw new Error('The demo does not pass the check.');
  const albums = content.albums.map((album) =>
    album.id === content.pageHome.marqueeAlbumId
      ? { ...album, images: [{ file: 'images/last.jpg', alt: 'Last.', rank: 99 }, ...album.images] }
      : album,
  );
  const { marquee } = await buildHomePage({ ...content, albums }, asImage);
  expect(marquee).toHaveLength(12);
  expect(marquee.map(({ id }) => id)).not.toContain('images/last.jpg');
});
