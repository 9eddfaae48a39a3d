import { vars } from '#design-system/css';
import { style } from '@vanilla-extract/css';

/** As high as the screen below the bar: whatever a step turns out to hold, what stands below it does not move into view or out of it. */
export const step = style({ minBlockSize: `calc(100svh - ${vars.size.bar})` });
