export { type Comparison, ComparisonTable, type ComparisonTableProps } from './comparison-table.tsx';
