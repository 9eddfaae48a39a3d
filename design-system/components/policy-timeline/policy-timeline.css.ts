import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = componentStyle({ display: 'grid' });
export const step = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.size.iconM} minmax(0, 1fr)`,
  columnGap: vars.space.m,
  paddingBlockEnd: vars.space.l,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(${vars.size.iconM} / 2)`,
      insetBlockStart: vars.space.l,
      insetBlockEnd: 0,
      borderInlineStart: `${vars.line.hair} solid ${vars.color.border}`,
    },
  },
});
export const sign = componentVariants(
  { free: vars.color.textSuccess, partial: vars.color.textWarning, none: vars.color.textDanger } as const,
  (colour) => ({ display: 'inline-flex', color: colour }),
  'sign',
);
export const words = componentStyle({
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
export const heading = componentStyle({ fontWeight: vars.weight.medium });
export const quiet = componentStyle({ color: vars.color.muted });
