import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'stretch' });
export const country = componentStyle({ position: 'relative', display: 'grid', maxInlineSize: '100%' });
/**
 * The invisible native list covers the visible code: closed, it would show the country's whole name and leave no space
 * for the number.
 */
export const list = componentStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  zIndex: vars.layer.raised,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});
export const shown = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingInline: vars.space.s,
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
  whiteSpace: 'nowrap',
  selectors: {
    [`${frame}:has([aria-invalid="true"]) &`]: { borderColor: vars.color.textDanger },
    [`${list}:hover + &`]: { borderColor: vars.color.text },
    [`${list}:focus-visible + &`]: {
      position: 'relative',
      borderColor: vars.color.focus,
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.line.hair})`,
    },
    [`${list}:disabled + &`]: { color: vars.color.muted, borderStyle: 'dashed' },
  },
});
export const code = componentStyle({ fontSize: vars.text.caption, color: vars.color.muted });
export const number = componentStyle({
  flex: `1 1 ${vars.width.columnXs}`,
  marginInlineStart: `calc(-1 * ${vars.line.hair})`,
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
});
