export { PhotoCarousel, type PhotoCarouselProps } from './photo-carousel.tsx';
