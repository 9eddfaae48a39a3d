import { componentStyle, componentVariants } from '../../css/component-style.ts';

export const stack = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const align = componentVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch' } as const,
  (value) => ({ alignItems: value }),
  'align',
);
export const justify = componentVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' } as const,
  (value) => ({ justifyContent: value }),
  'justify',
);
