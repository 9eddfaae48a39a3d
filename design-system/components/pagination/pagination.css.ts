import { componentStyle } from '../../css/component-style.ts';
import { textBoxTrim } from '../../css/text-box-trim.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

export const pagination = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.xl,
  rowGap: vars.space.m,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
export const nav = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xl,
  rowGap: vars.space.s,
});
export const pages = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  fontVariantNumeric: 'lining-nums tabular-nums',
});
export const steps = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs });
const square = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: vars.size.controlS,
  minBlockSize: vars.size.controlS,
} as const;
export const gap = componentStyle({ ...square, color: vars.color.muted });
export const link = componentStyle({
  ...square,
  border: `${vars.line.edge} solid transparent`,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  userSelect: 'none',
  selectors: {
    '&:hover': { background: vars.color.tint },
    '&:active': { background: vars.color.tintStrong },
    '&[aria-current="page"]': {
      background: vars.color.action,
      borderColor: vars.color.actionEdge,
      color: vars.color.onAction,
      fontWeight: vars.weight.medium,
    },
    '&[aria-disabled="true"]': { color: vars.color.muted, background: 'none', cursor: 'default' },
  },
  '@media': {
    [MEDIA.forcedColors]: {
      borderColor: 'Canvas',
      selectors: {
        '&[aria-current="page"]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
export const label = componentStyle(textBoxTrim);
export const step = componentStyle({
  selectors: { '&:not([aria-disabled="true"])': { borderColor: vars.color.border } },
});
export const perPage = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  color: vars.color.muted,
});
export const frame = componentStyle({ display: 'inline-grid', alignItems: 'center' });
export const select = componentStyle({
  gridArea: '1 / 1',
  appearance: 'none',
  inlineSize: 'auto',
  minBlockSize: vars.size.controlS,
  paddingBlock: vars.space.xxs,
  paddingInlineStart: vars.space.s,
  paddingInlineEnd: vars.space.xl,
  fontSize: vars.text.small,
  cursor: 'pointer',
});
export const chevron = componentStyle({
  gridArea: '1 / 1',
  justifySelf: 'end',
  display: 'inline-flex',
  marginInlineEnd: vars.space.xs,
  color: vars.color.muted,
  pointerEvents: 'none',
});
