import { componentStyle } from '../../css/component-style.ts';

export const inline = componentStyle({ display: 'flex', minInlineSize: 0 });
export const wrap = componentStyle({ flexWrap: 'wrap' });
