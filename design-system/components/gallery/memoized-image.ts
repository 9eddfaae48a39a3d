import { memo } from 'react';
import { Image } from '../image/index.ts';

/** A picture that is not drawn anew for every step of the lightbox: there may be hundreds of them around it. */
export const MemoizedImage = memo(Image);
