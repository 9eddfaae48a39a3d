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
export const ring = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  border: `${vars.line.thick} solid currentColor`,
  borderBlockStartColor: 'transparent',
  borderRadius: vars.radius.round,
  animation: `${turn} 900ms linear infinite`,
});
