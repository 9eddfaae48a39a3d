import type { ScreenState } from './screen.tsx';

interface ScreenStory {
  composed: { args: ScreenState };
}

const files = import.meta.glob<Record<string, ScreenStory>>('./*.stories.tsx', { eager: true });

/** Every story of every screen, by file and story, for tests. */
export const allScreens: readonly [name: string, state: ScreenState][] = Object.entries(files).flatMap(
  ([file, stories]) =>
    Object.entries(stories)
      .filter(([name]) => name !== 'default')
      .map(([name, { composed }]): [string, ScreenState] => [`${file} ${name}`, composed.args]),
);
