import type { AccountContext } from '../accounts/index.ts';
import type { StockContext } from '../stock/index.ts';

export type QuoteContext = AccountContext & StockContext;
