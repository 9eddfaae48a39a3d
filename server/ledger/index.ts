export { DUE_MINOR, PAID_MINOR } from './columns.ts';
export { type Account, accountOf, enter } from './entries.ts';
export {
  enterCharge,
  enterFailedOutsideRefund,
  enterOutsideRefund,
  enterPayment,
  enterPenalty,
  enterRefund,
  enterUndonePenalty,
  enterUnclaimed,
  settleGiven,
} from './enter-money.ts';
