import { memo } from 'react';
import { Image } from '../image/index.ts';

/** Memoized: a step of the lightbox would render hundreds of pictures again. */
export const MemoizedImage = memo(Image);
