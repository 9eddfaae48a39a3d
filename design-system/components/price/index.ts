export { type Fraction, formatPrice, fractionFor, type PriceFormat, priceFormatter } from './format-price.ts';
export { Price, type PriceProps } from './price.tsx';
