import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const date = componentStyle({
  fontVariantNumeric: 'lining-nums tabular-nums',
  selectors: {
    // With large text on a narrow screen the year goes below the month and the day, where it would be cut off.
    '&::-webkit-datetime-edit-fields-wrapper': { whiteSpace: 'normal' },
    // The browser's own sign is black or white with the whole page, and would vanish on a brand ground: a leaf of a calendar
    // made of borders takes the colour of the words instead.
    '&::-webkit-calendar-picker-indicator': {
      boxSizing: 'border-box',
      inlineSize: vars.size.iconS,
      blockSize: vars.size.iconS,
      padding: 0,
      background: 'none',
      border: `${vars.line.hair} solid`,
      borderBlockStartWidth: vars.space.xxs,
      borderRadius: vars.radius.s,
      cursor: 'pointer',
    },
  },
});
