import { componentStyle } from '../../css/component-style.ts';

export const date = componentStyle({
  fontVariantNumeric: 'lining-nums tabular-nums',
  selectors: { '&::-webkit-calendar-picker-indicator': { cursor: 'pointer', opacity: 0.65 } },
});
