export { Marquee, type MarqueeImage, type MarqueeProps } from './marquee.tsx';
