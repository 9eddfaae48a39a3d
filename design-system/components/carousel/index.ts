export { Carousel, type CarouselProps, type CarouselRotation, type CarouselSlide } from './carousel.tsx';
