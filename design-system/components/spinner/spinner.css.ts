import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = componentStyle({ display: 'inline-flex' });
export const size = componentVariants(
  { m: vars.size.spinner, s: vars.size.iconM } as const,
  (value) => ({ inlineSize: value, blockSize: value }),
  'size',
);
const ring = {
  inlineSize: '100%',
  blockSize: '100%',
  border: `${vars.line.thick} solid`,
  borderRadius: vars.radius.round,
  animation: `${turn} 900ms linear infinite`,
};
export const rings = {
  m: componentStyle(
    { ...ring, borderColor: vars.color.hairline, borderBlockStartColor: vars.color.link },
    'ring_m',
  ),
  // Inside a line, such as a button's label, it takes the colour of the words.
  s: componentStyle({ ...ring, borderColor: 'currentColor', borderBlockStartColor: 'transparent' }, 'ring_s'),
} as const;
