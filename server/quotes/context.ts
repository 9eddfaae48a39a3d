import type { AccountContext } from '../accounts/index.ts';
import type { StockContext } from '../stock/index.ts';

/** A quote takes from the stock and is shown to its visitor. */
export type QuoteContext = AccountContext & StockContext;
