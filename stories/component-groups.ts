/** The groups of components, in the order of the sidebar (`.storybook/preview.tsx`, which Storybook reads without running it). */
export const GROUPS = [
  'Layout',
  'Type',
  'Actions',
  'Forms',
  'Feedback',
  'Overlays',
  'Page',
  'Travel',
] as const;
