import { style } from '@vanilla-extract/css';

/** In large text an address is wider than a phone. */
export const contacts = style({ overflowWrap: 'anywhere' });
