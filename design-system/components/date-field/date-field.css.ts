import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const date = componentStyle({
  fontVariantNumeric: 'lining-nums tabular-nums',
  selectors: {
    // With large text on a narrow screen the year wraps instead of being clipped.
    '&::-webkit-datetime-edit-fields-wrapper': { whiteSpace: 'normal' },
    // Replaces the browser's icon, which is black or white and would vanish on a brand surface, with one drawn by
    // borders in the text's colour.
    '&::-webkit-calendar-picker-indicator': {
      boxSizing: 'border-box',
      inlineSize: vars.size.iconS,
      blockSize: vars.size.iconS,
      padding: 0,
      background: 'none',
      border: `${vars.line.hair} solid`,
      borderBlockStartWidth: vars.space.xxs,
      borderRadius: vars.radius.xs,
      cursor: 'pointer',
    },
  },
});
