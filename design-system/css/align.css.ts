import { componentVariants } from './component-style.ts';

/** `align-items` values. */
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

/** `justify-content` values. */
export const justify = componentVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' } as const,
  (value) => ({ justifyContent: value }),
  'justify',
);
