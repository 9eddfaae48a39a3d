import { componentVariants } from './component-style.ts';

/** Across the line along which children are set. */
export const align = componentVariants(
  {
    start: 'flex-start',
    center: 'center',
    end: 'flex-end',
    baseline: 'baseline',
    stretch: 'stretch',
  } as const,
  (value) => ({ alignItems: value }),
  'align',
);

/** Along that line, when there is room to spare. */
export const justify = componentVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' } as const,
  (value) => ({ justifyContent: value }),
  'justify',
);
