import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${vars.space.xxs}))` } });

export const accordion = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
});
export const item = componentStyle({
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.hairline}`,
  selectors: {
    '&::details-content': { '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } } },
  },
});
export const summary = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: vars.size.controlL,
  paddingBlock: vars.space.m,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': {
      textDecorationLine: 'underline',
      textDecorationThickness: vars.line.hair,
      textUnderlineOffset: '0.35em',
    },
    // The ring is drawn inside the item: an outline would cover the lines and the panel above.
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlock: vars.space.xs,
      borderRadius: vars.radius.xs,
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.line.focusGap,
    },
  },
});
export const sign = componentStyle({
  display: 'inline-flex',
  color: vars.color.muted,
  selectors: { [`${item}[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
  '@media': {
    [MEDIA.motion]: { transition: `transform ${vars.motion.calm} ${vars.motion.ease}` },
    print: { display: 'none' },
  },
});
export const content = componentStyle({
  paddingBlockStart: vars.space.s,
  paddingBlockEnd: vars.space.l,
  paddingInlineEnd: vars.space.xl,
  overflowWrap: 'anywhere',
  '@media': { [MEDIA.motion]: { animation: `${appear} ${vars.motion.calm} ${vars.motion.ease}` } },
});
