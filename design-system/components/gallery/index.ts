export type { GalleryImage, LightboxWords } from './gallery-image.ts';
export { Gallery, type GalleryProps } from './gallery.tsx';
