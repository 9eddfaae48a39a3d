import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const area = componentStyle({
  // A tall box with the round ends of a line would lose its corners' words.
  borderRadius: vars.radius.s,
  resize: 'vertical',
  paddingBlock: vars.space.s,
  lineHeight: vars.leading.body,
  // Grows with its text where the browser can; elsewhere the corner can be dragged.
  fieldSizing: 'content',
  minBlockSize: '7.5rem',
});
