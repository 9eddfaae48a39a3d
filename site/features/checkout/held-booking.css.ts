import { vars } from '#design-system/css';
import { style } from '@vanilla-extract/css';

/** The next step below what is typed: in one line, beside a spinner too. */
export const action = style({ maxInlineSize: vars.width.columnL });
