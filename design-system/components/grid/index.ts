export { Grid, type GridProps, Split, type SplitProps } from './grid.tsx';
