import { media, vars } from '#design-system/css';
import { style } from '@vanilla-extract/css';

const share = (parts: number) => `minmax(0, ${parts}fr)`;

export const place = style({});

/** Without scripts the browser's own date fields stand in the place of the one with the calendar. */
const WITHOUT_SCRIPTS = 'html:not([data-plain], [data-asked]) &';
const NOT_STARTED = 'html:has(#start-failed:not([hidden])) &';

export const scripted = style({
  selectors: { [WITHOUT_SCRIPTS]: { display: 'none' }, [NOT_STARTED]: { display: 'none' } },
});
export const plain = style({
  display: 'none',
  gap: vars.space.m,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  selectors: { [WITHOUT_SCRIPTS]: { display: 'grid' }, [NOT_STARTED]: { display: 'grid' } },
});

/** As high as the calendar will be, so that the dialog does not jump. */
export const toCome = style({ minBlockSize: '100dvh' });

/** A quiet button directly below a field, aligned with its start. */
export const promoButton = style({
  marginBlockStart: `calc(-1 * ${vars.space.xs})`,
  marginInlineStart: `calc(-1 * ${vars.space.m})`,
});

export const promo = style({
  '@media': { [media.tablet]: { gridColumn: '1 / -1' } },
});

/** One column on a phone, pairs on a tablet, one row on a desktop. A hotel with one location has no location field. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: share(1),
  gap: vars.space.m,
  alignItems: 'start',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      selectors: { [`&:has(> ${place})`]: { gridTemplateColumns: `${share(1)} ${share(1.3)}` } },
    },
    [media.desktop]: {
      gridTemplateColumns: `${share(1.6)} ${share(1.1)} auto`,
      selectors: {
        [`&:has(> ${place})`]: { gridTemplateColumns: `${share(1.1)} ${share(1.6)} ${share(1.1)} auto` },
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
