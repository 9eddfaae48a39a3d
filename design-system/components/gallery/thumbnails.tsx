import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../use-autoplay.ts';
import { type GalleryImage, isNameless, type LightboxWords } from './gallery-image.ts';
import * as css from './lightbox.css.ts';
import { MemoizedImage } from './memoized-image.ts';

interface ThumbnailsProps {
  images: readonly GalleryImage[];
  place: number;
  words: LightboxWords;
  onPlaceChange: (place: number) => void;
}

export function Thumbnails({ images, place, words, onPlaceChange }: ThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    const behavior = isFirst.current || prefersReducedMotion() ? 'instant' : 'smooth';
    list.current?.children[place]?.scrollIntoView({ behavior, block: 'nearest', inline: 'center' });
    isFirst.current = false;
  }, [place]);

  if (images.length === 1) return null;
  return (
    <ul ref={list} aria-label={words.thumbnailsLabel} className={css.strip}>
      {images.map((image, index) => (
        <li key={image.id} className={css.stripItem}>
          <button
            type="button"
            aria-label={isNameless(image) ? words.positionLabel(index + 1, images.length) : undefined}
            aria-current={index === place ? 'true' : undefined}
            className={css.stripButton}
            onClick={() => onPlaceChange(index)}
          >
            <MemoizedImage source={image} ratio="4:3" sizes="6rem" />
          </button>
        </li>
      ))}
    </ul>
  );
}
