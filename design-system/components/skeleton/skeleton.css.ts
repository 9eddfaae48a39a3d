import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../css/component-style.ts';
import { SUPPORTS_TEXT_BOX_TRIM } from '../../css/text-box-trim.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const bar = componentStyle({
  background: vars.color.tintStrong,
  borderRadius: vars.radius.s,
  '@media': {
    [MEDIA.motion]: { animation: `${breathe} 1.8s ease-in-out infinite` },
    [MEDIA.forcedColors]: { border: `${vars.line.hair} solid` },
  },
});

/** As high as the text to come: its lines and the space between them. */
const words = {
  display: 'grid',
  gridAutoRows: '1cap',
  rowGap: 'calc(1lh - 1cap)',
  '@supports': {
    [`not ${SUPPORTS_TEXT_BOX_TRIM}`]: { paddingBlock: 'calc((1lh - 1cap) / 2)' },
  },
};
export const shape = {
  text: componentStyle({ ...words, fontSize: vars.text.body, lineHeight: vars.leading.body }, 'text'),
  heading: componentStyle(
    { ...words, inlineSize: '55%', fontSize: vars.text.m, lineHeight: vars.leading.heading },
    'heading',
  ),
  picture: componentStyle({ display: 'grid', aspectRatio: '3 / 2' }, 'picture'),
  block: componentStyle({ display: 'grid', blockSize: vars.size.controlM }, 'block'),
} as const;
export const last = componentStyle({ inlineSize: '62%' });
