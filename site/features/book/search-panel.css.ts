import { media } from '#design-system/css';
import { style } from '@vanilla-extract/css';

export const toggle = style({ '@media': { [media.tablet]: { display: 'none' } } });

export const folded = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } });
