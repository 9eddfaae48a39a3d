import type { ScreenState } from './screen.tsx';

/** A story as its file exports it. */
interface ScreenStory {
  composed: { args: ScreenState };
}

const files = import.meta.glob<Record<string, ScreenStory>>('./*.stories.tsx', { eager: true });

/** Every state of every screen that has a story, by file and story: for tests that go through all of them. */
export const allScreens: readonly [name: string, state: ScreenState][] = Object.entries(files).flatMap(
  ([file, stories]) =>
    Object.entries(stories)
      .filter(([name]) => name !== 'default')
      .map(([name, { composed }]): [string, ScreenState] => [`${file} ${name}`, composed.args]),
);
