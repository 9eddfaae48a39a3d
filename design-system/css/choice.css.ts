import { sharedStyle } from './component-style.ts';
import { vars } from '../theme/contract.css.ts';
import { MEDIA } from '../theme/tokens.ts';

/**
 * The native box of a checkbox or a radio, drawn in our colours: `accent-color` takes those of the page and would vanish on a
 * brand ground. What marks it as chosen is its `::before`, which each of the two shapes.
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
  border: `${vars.line.hair} solid ${vars.color.border}`,
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
    // A fill is all that tells chosen from not chosen, so that it must not be forced away.
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
