import { componentStyle, componentVariants } from '../../css/component-style.ts';

export const inline = componentStyle({ display: 'flex', minInlineSize: 0 });
export const wrap = componentStyle({ flexWrap: 'wrap' });
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
export const justify = componentVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' } as const,
  (value) => ({ justifyContent: value }),
  'justify',
);
