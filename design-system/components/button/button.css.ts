import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

export const button = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  maxInlineSize: '100%',
  border: `${vars.line.hair} solid transparent`,
  borderRadius: vars.radius.s,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.wide,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: { '&[aria-disabled="true"]': { cursor: 'progress' } },
  '@media': {
    [MEDIA.motion]: {
      transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}, color ${vars.motion.quick}`,
    },
  },
});

export const size = {
  s: componentStyle(
    {
      minBlockSize: vars.size.controlS,
      paddingInline: vars.space.m,
      paddingBlock: vars.space.xxs,
      fontSize: vars.text.caption,
    },
    's',
  ),
  m: componentStyle(
    {
      minBlockSize: vars.size.controlM,
      paddingInline: vars.space.l,
      paddingBlock: vars.space.xs,
      fontSize: vars.text.small,
    },
    'm',
  ),
  l: componentStyle(
    {
      minBlockSize: vars.size.controlL,
      paddingInline: vars.space.xl,
      paddingBlock: vars.space.s,
      fontSize: vars.text.body,
    },
    'l',
  ),
} as const;

const quietStates = {
  '&:hover': { background: vars.color.tint },
  '&:active': { background: vars.color.tintStrong },
};

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

export const full = componentStyle({ inlineSize: '100%' });
export const label = componentStyle({ minInlineSize: 0 });
