import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const area = componentStyle({
  resize: 'vertical',
  paddingBlock: vars.space.s,
  lineHeight: vars.leading.body,
  // Grows with what is typed where the browser can; elsewhere the corner is dragged.
  fieldSizing: 'content',
  minBlockSize: '7.5rem',
});
