import { vars } from '#design-system/css';
import { style } from '@vanilla-extract/css';

export const form = style({ maxInlineSize: vars.width.text });
