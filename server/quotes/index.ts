export type { QuoteContext } from './context.ts';
export { isPayable } from './payable.ts';
export { pricingOf } from './pricing-of.ts';
export { claimPromoUse, takePromoUse } from './promos/claim-promo-use.ts';
export { usablePromo } from './promos/usable-promo.ts';
export { findQuote, type StoredQuote } from './quote-repository.ts';
export { refuseExpiredQuote, refuseUsedQuote } from './refuse-quote.ts';
export { findAlternatives, refuseUnavailable } from './refuse-unavailable.ts';
export { addQuoteRoutes } from './routes.ts';
