import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

export const iconButton = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  color: vars.color.text,
  border: `${vars.line.edge} solid transparent`,
  borderRadius: vars.radius.icon,
  selectors: {
    '&:hover': { background: vars.color.tint },
    '&:active': { background: vars.color.tintStrong },
    '&[aria-disabled="true"]': {
      color: vars.color.muted,
      borderColor: vars.color.hairline,
      cursor: 'not-allowed',
    },
    '&[aria-disabled="true"]:hover': { background: 'transparent' },
  },
  '@media': {
    [MEDIA.forcedColors]: {
      selectors: { '&[aria-disabled="true"]': { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
});
export const size = componentVariants(
  { s: vars.size.controlS, m: vars.size.controlM } as const,
  (value) => ({ inlineSize: value, blockSize: value }),
  'size',
);
export const tone = {
  quiet: componentStyle({}, 'quiet'),
  secondary: componentStyle({ borderColor: vars.color.border }, 'secondary'),
} as const;
