export { Image, type ImageProps, type ImageSource, type ImageUrls } from './image.tsx';
