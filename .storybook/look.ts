import { create } from 'storybook/theming';

const isDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)')?.matches ?? false;

/** Storybook's own colours, around the stories and on the pages of the components: light or dark as the reader's system is. */
export const look = create({ base: isDark ? 'dark' : 'light', brandTitle: 'Verandah', brandUrl: './' });
