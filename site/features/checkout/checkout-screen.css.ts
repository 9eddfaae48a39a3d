import { vars } from '#design-system/css';
import { style } from '@vanilla-extract/css';

/** As high as the screen below the bar: whatever a step turns out to hold, what stands below it does not move into view or out of it. */
export const step = style({ minBlockSize: `calc(100svh - ${vars.size.bar})` });

const WITHOUT_QUERY = 'html[data-plain] &';

/** In the prerendered document: what a guest with a quote sees until it is there. */
export const awaited = style({ selectors: { [WITHOUT_QUERY]: { display: 'none' } } });
/** In the prerendered document: what a guest without one sees. It is hidden there by its attribute, which needs no stylesheet. */
export const nothing = style({ selectors: { [WITHOUT_QUERY]: { display: 'block' } } });
