import type { ReactNode } from 'react';
import type { ImageSource } from '../image/index.ts';

export interface GalleryImage extends ImageSource {
  id: string;
  /** A line below the picture in the lightbox. */
  caption?: ReactNode;
}

/** The texts of the lightbox. */
export interface LightboxWords {
  /** Names the close button. */
  closeLabel: string;
  /** Names the button to the previous picture. */
  previousLabel: string;
  /** Names the button to the next picture. */
  nextLabel: string;
  /** Names the row of thumbnails. */
  thumbnailsLabel: string;
  /** The position, such as "3 / 12". */
  positionLabel: (place: number, count: number) => string;
}

/** Whether a picture has no alternative text to name its button. */
export function isNameless({ alt, decorative }: ImageSource): boolean {
  return alt === '' || decorative === true;
}
