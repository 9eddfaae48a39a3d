import { create } from 'storybook/theming';

/** Between the title of a component and its other names, which Storybook's search finds. */
export const ALSO = ' · ';

const isDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)')?.matches ?? false;

export const look = create({ base: isDark ? 'dark' : 'light', brandTitle: 'Verandah', brandUrl: './' });
