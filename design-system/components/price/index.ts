export {
  type Fraction,
  formatPrice,
  fractionFor,
  type PriceFormat,
  priceFormatter,
  type PriceUnit,
  shortPriceFormatter,
  spokenPriceFormatter,
} from './format-price.ts';
export { Price, type PriceProps } from './price.tsx';
