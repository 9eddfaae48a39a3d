import { sharedStyle } from './component-style.ts';
import { vars } from '../theme/contract.css.ts';
import { MEDIA } from '../theme/tokens.ts';

/**
 * The native checkbox or radio in our colours: `accent-color` uses the page's and would vanish on a brand surface. Each
 * draws its mark with `::before`.
 */
export const choice = sharedStyle({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: vars.size.iconM,
  blockSize: vars.size.iconM,
  color: vars.color.onAction,
  background: vars.color.field,
  border: `${vars.line.edge} solid ${vars.color.border}`,
  cursor: 'inherit',
  selectors: {
    '&::before': { content: '""', background: 'currentColor', transform: 'scale(0)' },
    'label:hover > &': { borderColor: vars.color.text },
    '&[aria-invalid="true"]': { borderColor: vars.color.textDanger },
    '&:is(:checked, [data-indeterminate])': {
      background: vars.color.action,
      borderColor: vars.color.actionEdge,
    },
    '&:is(:checked, [data-indeterminate])::before': { transform: 'scale(1)' },
    '&:disabled': {
      color: vars.color.muted,
      background: vars.color.tint,
      borderColor: vars.color.border,
      borderStyle: 'dashed',
    },
  },
  '@media': {
    [MEDIA.motion]: {
      selectors: { '&::before': { transition: `transform ${vars.motion.quick} ${vars.motion.ease}` } },
    },
    // Only the fill shows the state, so keep it in forced colours.
    [MEDIA.forcedColors]: {
      selectors: {
        '&[aria-invalid="true"]': { borderWidth: vars.line.thick },
        '&:is(:checked, [data-indeterminate])': { background: 'Highlight', borderColor: 'Highlight' },
        '&::before': { background: 'HighlightText' },
        '&:disabled': { background: 'Canvas', borderColor: 'GrayText' },
        '&:disabled::before': { background: 'GrayText' },
      },
    },
  },
});
