import { componentStyle } from '../../css/component-style.ts';
import { textBoxTrim } from '../../css/text-box-trim.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

export const link = componentStyle({
  textUnderlineOffset: '0.22em',
  textDecorationThickness: vars.line.hair,
  borderRadius: vars.radius.xs,
  selectors: { '&:hover': { textDecorationThickness: vars.line.thick } },
});
export const tone = {
  inline: componentStyle({ color: vars.color.link, textDecorationLine: 'underline' }, 'inline'),
  quiet: componentStyle(
    {
      color: 'inherit',
      textDecorationLine: 'none',
      selectors: { '&:hover': { textDecorationLine: 'underline', textDecorationThickness: vars.line.hair } },
    },
    'quiet',
  ),
  standalone: componentStyle(
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.xs,
      maxInlineSize: '100%',
      minBlockSize: vars.size.target,
      color: vars.color.link,
      fontWeight: vars.weight.medium,
      fontSize: vars.text.small,
      lineHeight: vars.leading.snug,
      letterSpacing: vars.tracking.wide,
    },
    'standalone',
  ),
} as const;
export const label = componentStyle({
  ...textBoxTrim,
  minInlineSize: 0,
  textDecoration: 'inherit',
  selectors: {
    [`${tone.standalone} &`]: {
      textDecorationLine: 'underline',
      textDecorationThickness: vars.line.hair,
      textUnderlineOffset: '0.35em',
    },
  },
});
export const arrow = componentStyle({
  display: 'inline-flex',
  '@media': { [MEDIA.motion]: { transition: `transform ${vars.motion.calm} ${vars.motion.ease}` } },
  selectors: {
    [`${tone.standalone}:hover &`]: { transform: `translateX(${vars.space.xxs})` },
    [`[dir="rtl"] ${tone.standalone}:hover &`]: { transform: `translateX(calc(-1 * ${vars.space.xxs}))` },
  },
});
