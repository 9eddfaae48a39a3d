import { style } from '@vanilla-extract/css';

/** What leads away from a page is not on its paper. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
