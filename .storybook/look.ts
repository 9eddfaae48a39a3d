import { create } from 'storybook/theming';

/** Between the title of a component and its other names, which Storybook's search finds. */
export const ALSO = ' · ';

const isDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)')?.matches ?? false;

export const look = create({ base: isDark ? 'dark' : 'light', brandTitle: 'Verandah', brandUrl: './' });

/** The name of a component without its other names. */
export function ownName(name: string): string {
  return name.split(ALSO)[0] ?? name;
}

/** What Storybook calls the page of a component. */
export const PAGE = 'Docs';

/** Boards for reviewing, whose stories every component has. */
const BOARDS: Readonly<Record<string, string>> = {
  Matrix: 'All variants',
  Stress: 'Extreme content',
  Surfaces: 'On every surface',
};

/** The name of a story as a sentence: Storybook writes Each Word Large. Demo hotels keep their names. */
export function storyLabel(name: string): string {
  return (
    BOARDS[name] ??
    name.replaceAll(/(?<= )(?!Glasshouse|Kesar)[A-Z](?=[a-z]*(?: |$))/g, (letter) => letter.toLowerCase())
  );
}
