export {
  RefundHistory,
  type RefundHistoryHeadings,
  type RefundHistoryProps,
  type RefundHistoryRow,
} from './refund-history.tsx';
export { type RefundLine, RefundSummary, type RefundSummaryProps } from './refund-summary.tsx';
