import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = componentStyle({
  display: 'block',
  overflow: 'hidden',
  inlineSize: '100%',
  // The place of the picture, until it comes and if it never does.
  background: vars.color.tintStrong,
});
export const ratio = componentVariants(
  {
    '1:1': '1 / 1',
    '4:5': '4 / 5',
    '4:3': '4 / 3',
    '3:2': '3 / 2',
    '16:9': '16 / 9',
    '21:9': '21 / 9',
    fill: 'auto',
  } as const,
  (value, key) => (key === 'fill' ? { blockSize: '100%' } : { aspectRatio: value }),
  'ratio',
);
export const radius = componentVariants(
  { none: '0', s: vars.radius.s, m: vars.radius.m } as const,
  (value) => ({ borderRadius: value }),
  'radius',
);
export const picture = componentStyle({ display: 'contents' });
export const image = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  color: vars.color.text,
  fontSize: vars.text.caption,
});
