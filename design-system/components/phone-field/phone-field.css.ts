import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** The number goes below its country where the line is too short for both. */
export const frame = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'stretch' });
export const country = componentStyle({ position: 'relative', display: 'grid', maxInlineSize: '100%' });
/**
 * Lies over what is shown and cannot be seen: closed, a native list would show the whole name of the country and leave no room
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
  // The two share one line.
  marginInlineStart: `calc(-1 * ${vars.line.hair})`,
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
});
