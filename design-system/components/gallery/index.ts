export { type GalleryImage, isNameless, type LightboxWords } from './gallery-image.ts';
export { Gallery, type GalleryProps } from './gallery.tsx';
export { Lightbox, type LightboxProps } from './lightbox.tsx';
