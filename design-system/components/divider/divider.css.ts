import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

const line = { content: '', flexGrow: 1, borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}` };

export const divider = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  border: 0,
  inlineSize: '100%',
  selectors: { '&::before': line, '&::after': line },
});
export const plain = componentStyle({ gap: 0 });
export const mark = componentStyle({
  inlineSize: vars.size.mark,
  blockSize: vars.size.mark,
  background: vars.color.ornament,
  transform: 'rotate(45deg)',
  '@media': { [MEDIA.forcedColors]: { background: 'CanvasText' } },
});
