import type { ReleaseContext } from '../release/index.ts';
import type { TakeNights } from './take-nights.ts';

export interface StockContext extends ReleaseContext {
  takeNights: TakeNights;
}
