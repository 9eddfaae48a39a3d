import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../css/component-style.ts';
import { layers } from '../../css/layers.css.ts';

export const inline = componentStyle({ display: 'flex', minInlineSize: 0 });
export const wrap = componentStyle({ flexWrap: 'wrap' });
/** What is alone in its line and still too wide, such as an address in large text, may break. */
globalStyle(`${wrap} > *`, { '@layer': { [layers.shared]: { minInlineSize: 0 } } });
