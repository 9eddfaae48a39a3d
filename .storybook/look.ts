import { create } from 'storybook/theming';

const isDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)')?.matches ?? false;

export const look = create({ base: isDark ? 'dark' : 'light', brandTitle: 'Verandah', brandUrl: './' });
