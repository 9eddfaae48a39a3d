import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

export const frame = componentStyle({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '100%',
});
export const frameFit = {
  // Reserves the picture's space while it loads and if it fails.
  cover: componentStyle({ background: vars.color.tintStrong }, 'frame_cover'),
  // The picture is shown whole on whatever lies behind.
  contain: componentStyle({}, 'frame_contain'),
} as const;
export const ratio = componentVariants(
  {
    '1:1': '1 / 1',
    '4:5': '4 / 5',
    '4:3': '4 / 3',
    '3:2': '3 / 2',
    '16:9': '16 / 9',
    '2:1': '2 / 1',
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
/** Larger than the frame, which clips the blur's soft edge. */
export const blur = componentStyle({
  position: 'absolute',
  inset: '-12%',
  backgroundSize: 'cover',
  backgroundPosition: 'center',
  filter: 'blur(1rem)',
  '@media': { [MEDIA.forcedColors]: { display: 'none' } },
});
export const picture = componentStyle({ display: 'contents' });
export const image = componentStyle({
  position: 'relative',
  inlineSize: '100%',
  blockSize: '100%',
  color: vars.color.text,
  fontSize: vars.text.caption,
});
export const fit = componentVariants(
  { cover: 'cover', contain: 'contain' } as const,
  (value) => ({ objectFit: value }),
  'fit',
);
