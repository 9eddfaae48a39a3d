import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = componentStyle({
  background: vars.color.tintStrong,
  borderRadius: vars.radius.s,
  '@media': {
    [MEDIA.motion]: { animation: `${breathe} 1.8s ease-in-out infinite` },
    [MEDIA.forcedColors]: { border: `${vars.line.hair} solid` },
  },
});
export const shape = {
  text: componentStyle({ blockSize: '0.75em', marginBlock: '0.45em' }, 'text'),
  heading: componentStyle({ blockSize: vars.text.m, inlineSize: '55%' }, 'heading'),
  picture: componentStyle({ aspectRatio: '3 / 2' }, 'picture'),
  block: componentStyle({ blockSize: vars.size.controlM }, 'block'),
} as const;
export const last = componentStyle({ inlineSize: '62%' });
