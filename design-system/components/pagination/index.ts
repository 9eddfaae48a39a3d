export { type ItemsPerPage, Pagination, type PaginationProps } from './pagination.tsx';
