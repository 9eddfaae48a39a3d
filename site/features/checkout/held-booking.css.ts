import { vars } from '#design-system/css';
import { style } from '@vanilla-extract/css';

/** The next step below what is typed. */
export const action = style({ maxInlineSize: vars.width.columnM });
