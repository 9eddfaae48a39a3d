import { media, vars } from '#design-system/css';
import { style } from '@vanilla-extract/css';

const share = (parts: number) => `minmax(0, ${parts}fr)`;

/** The location is above its dates; the guests are beside the button. */
export const place = style({
  '@media': { [media.tablet]: { gridColumn: '1 / -1' }, [media.desktop]: { gridColumn: 'auto' } },
});

/** A quiet button directly below a field, aligned with its start. */
const quietButton = {
  marginBlockStart: `calc(-1 * ${vars.space.xs})`,
  marginInlineStart: `calc(-1 * ${vars.space.m})`,
} as const;

export const calendar = style({
  ...quietButton,
  '@media': {
    [media.tablet]: { gridColumn: '1 / -1' },
    [media.desktop]: {
      gridRow: 2,
      gridColumn: '1 / span 2',
      selectors: { [`${place} ~ &`]: { gridColumn: '2 / span 2' } },
    },
  },
});

export const promoButton = style(quietButton);

export const promo = style({
  '@media': {
    [media.tablet]: { gridColumn: 1 },
    [media.desktop]: {
      gridRow: 2,
      gridColumn: '3 / span 2',
      selectors: { [`${place} ~ &`]: { gridColumn: '4 / span 2' } },
    },
  },
});

/** One column on a phone, pairs on a tablet, one row on a desktop. A hotel with one location has no location field. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: share(1),
  gap: vars.space.m,
  alignItems: 'start',
  '@media': {
    // The button follows the promo code in the document and stands before it here, beside the guests.
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridAutoFlow: 'row dense' },
    [media.desktop]: {
      gridTemplateColumns: `repeat(2, ${share(1)}) ${share(1.2)} auto`,
      selectors: {
        [`&:has(> ${place})`]: {
          gridTemplateColumns: `${share(1.3)} repeat(2, ${share(1)}) ${share(1.2)} auto`,
        },
      },
    },
  },
});

/** Aligns with the controls below their labels, even when a message grows below one of them. */
export const submit = style({
  '@media': {
    [media.tablet]: {
      fontSize: vars.text.small,
      paddingBlockStart: `calc(1em * ${vars.leading.snug} + ${vars.space.xs})`,
      // Where browsers trim labels, they are as high as these and the space below them.
      '@supports': {
        '(text-box: trim-both cap alphabetic)': {
          paddingBlockStart: `calc(1cap + ${vars.space.xxs} + ${vars.space.xs})`,
        },
      },
    },
    [media.desktop]: { gridRow: 1, gridColumn: '-2 / -1' },
  },
});
