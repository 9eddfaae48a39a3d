import { vars } from '#design-system/css';
import { style } from '@vanilla-extract/css';

/** At least as high as the screen, so that content below does not move when a step changes. */
export const step = style({ minBlockSize: `calc(100svh - ${vars.size.bar})` });

const WITHOUT_QUERY = 'html[data-plain] &';

/** In the prerendered document: shown to a guest with a quote until it loads. */
export const awaited = style({ selectors: { [WITHOUT_QUERY]: { display: 'none' } } });
/** In the prerendered document: shown to a guest without a quote. The hidden attribute works without a stylesheet. */
export const nothing = style({ selectors: { [WITHOUT_QUERY]: { display: 'block' } } });
