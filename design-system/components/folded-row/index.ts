export { FoldedRow, type FoldedRowProps, FoldedRows, type FoldedRowsProps } from './folded-row.tsx';
