export {
  PriceBreakdown,
  type PriceBreakdownProps,
  type PriceGroup,
  type PriceLineItem,
} from './price-breakdown.tsx';
