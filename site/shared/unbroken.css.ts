import { style } from '@vanilla-extract/css';

/** As a block it goes to the next line whole, and breaks only where it is longer than a line. */
export const unbroken = style({ display: 'inline-block', textDecoration: 'inherit' });
