import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = componentStyle({ display: 'inline-flex', flexShrink: 0 });
export const size = componentVariants(
  { m: vars.size.spinner, s: vars.size.iconM } as const,
  (value) => ({ inlineSize: value, blockSize: value }),
  'size',
);
// A quarter is cut out, so that the rotation shows.
const cut = { maskImage: 'conic-gradient(transparent 25%, black 0)' };
const ring = {
  inlineSize: '100%',
  blockSize: '100%',
  border: `${vars.line.thick} solid`,
  borderRadius: vars.radius.round,
};
const turning = { [MEDIA.motion]: { animation: `${turn} 900ms linear infinite` } };
export const rings = {
  m: componentStyle(
    {
      ...ring,
      borderColor: vars.color.hairline,
      borderBlockStartColor: vars.color.link,
      '@media': { ...turning, [MEDIA.forcedColors]: cut },
    },
    'ring_m',
  ),
  // Inside text it takes the text's colour.
  s: componentStyle({ ...ring, ...cut, '@media': turning }, 'ring_s'),
} as const;
