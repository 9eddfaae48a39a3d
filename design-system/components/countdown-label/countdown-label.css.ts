import { componentStyle } from '../../css/component-style.ts';

export const label = componentStyle({ fontVariantNumeric: 'lining-nums tabular-nums' });
