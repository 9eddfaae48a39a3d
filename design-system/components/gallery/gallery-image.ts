import type { ReactNode } from 'react';
import type { ImageSource } from '../image/index.ts';

export interface GalleryImage extends ImageSource {
  id: string;
  /** A line below the picture where it is shown large. */
  caption?: ReactNode;
}

/** Everything that is said or read in the lightbox. */
export interface LightboxWords {
  /** Names the button that closes it. */
  closeLabel: string;
  /** Names the button to the picture before. */
  previousLabel: string;
  /** Names the button to the picture after. */
  nextLabel: string;
  /** Names the row of small pictures. */
  thumbnailsLabel: string;
  /** Where one is, such as "3 / 12". */
  positionLabel: (place: number, count: number) => string;
}

/** Whether a picture says nothing that its button could be called by. */
export function isNameless({ alt, decorative }: ImageSource): boolean {
  return alt === '' || decorative === true;
}
