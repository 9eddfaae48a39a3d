import { componentStyle } from '../../css/component-style.ts';
import { textBoxTrim } from '../../css/text-box-trim.ts';
import { vars } from '../../theme/contract.css.ts';
import { keysOf, recordOf } from '../../theme/record-of.ts';
import { MEDIA } from '../../theme/tokens.ts';

// A block, not a flex box: pages hold hundreds of buttons, and blocks are laid out in half the time.
const button = componentStyle({
  ...textBoxTrim,
  display: 'inline-block',
  alignContent: 'center',
  maxInlineSize: '100%',
  border: `${vars.line.edge} solid transparent`,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.wide,
  textAlign: 'center',
  userSelect: 'none',
  selectors: {
    '&[aria-disabled="true"]': { cursor: 'progress' },
    // Nobody presses paper. A telephone number or an address is still read there.
    '&:not([href^="tel:"], [href^="mailto:"])': { '@media': { print: { display: 'none' } } },
  },
});

export const withSign = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
});
export const label = componentStyle({ ...textBoxTrim, minInlineSize: 0 });

// The minimum height is the height; the padding shows when a label takes two lines.
export const size = {
  s: componentStyle(
    {
      minBlockSize: vars.size.controlS,
      paddingInline: vars.space.m,
      paddingBlock: vars.space.xs,
      fontSize: vars.text.caption,
    },
    's',
  ),
  m: componentStyle(
    {
      minBlockSize: vars.size.controlM,
      paddingInline: vars.space.l,
      paddingBlock: vars.space.s,
      fontSize: vars.text.small,
    },
    'm',
  ),
  l: componentStyle(
    {
      minBlockSize: vars.size.controlL,
      paddingInline: vars.space.xl,
      paddingBlock: vars.space.m,
      fontSize: vars.text.body,
    },
    'l',
  ),
} as const;

const quietStates = {
  '&:hover': { background: vars.color.tint },
  '&:active': { background: vars.color.tintStrong },
};
const highlighted = { background: 'Highlight', color: 'HighlightText', borderColor: 'Highlight' };

export const tone = {
  primary: componentStyle(
    {
      background: vars.color.action,
      color: vars.color.onAction,
      borderColor: vars.color.actionEdge,
      selectors: {
        '&:hover': { background: vars.color.actionHover },
        '&:active': { background: vars.color.actionActive },
      },
      '@media': {
        [MEDIA.forcedColors]: {
          ...highlighted,
          forcedColorAdjust: 'none',
          selectors: { '&:hover': highlighted, '&:active': highlighted },
        },
      },
    },
    'primary',
  ),
  secondary: componentStyle(
    { color: vars.color.text, borderColor: vars.color.border, selectors: quietStates },
    'secondary',
  ),
  quiet: componentStyle({ color: vars.color.link, selectors: quietStates }, 'quiet'),
  danger: componentStyle(
    { color: vars.color.textDanger, borderColor: vars.color.textDanger, selectors: quietStates },
    'danger',
  ),
} as const;
type Look = Readonly<Record<keyof typeof size, string>>;
/**
 * The class of each tone and size, composed once because a page holds hundreds of buttons. Undefined for an unknown
 * tone, where types were bypassed.
 */
export const look: Readonly<Record<keyof typeof tone, Look | undefined>> = recordOf(
  keysOf(tone),
  (toneName) => recordOf(keysOf(size), (sizeName) => `${button} ${size[sizeName]} ${tone[toneName]}`),
);
export const width = { auto: '', full: componentStyle({ inlineSize: '100%' }, 'full') } as const;
