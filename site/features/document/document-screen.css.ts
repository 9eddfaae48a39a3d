import { style } from '@vanilla-extract/css';

/** What leads away from a document is not on its paper. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
