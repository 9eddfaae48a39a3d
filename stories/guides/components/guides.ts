import { api } from '#design-system/api';
import type { ComponentApi } from '../../../design-system/component-api.ts';
import type { Guide } from './guide.ts';

const FILES = import.meta.glob<Guide>('../../components/*.guide.json', { eager: true, import: 'default' });
/** The story sources: their titles hold the group and name of a component. */
const SOURCES = import.meta.glob<string>('../../components/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A component, the group and the title that it has in the sidebar and its guidance. */
export interface Guided {
  name: string;
  group: string;
  title: string;
  guide: Guide;
}

export const GUIDED: readonly Guided[] = Object.entries(SOURCES).flatMap(([path, source]) => {
  const name = path.split('/').at(-1)?.replace('.stories.tsx', '') ?? '';
  const [, group, title] = /title: '([^'/]+)\/([^']+)'/.exec(source) ?? [];
  const guide = FILES[path.replace('.stories.tsx', '.guide.json')];
  return group === undefined || title === undefined || guide === undefined
    ? []
    : [{ name, group, title, guide }];
});

export function guidedNamed(name: string): Guided | undefined {
  return GUIDED.find((guided) => guided.name === name);
}

/** The part that a door is named after, and its other parts: `nav-bar` has a NavBar, a Brand and a NavItem. */
export function partsOf(name: string): {
  main: [string, ComponentApi] | undefined;
  others: [string, ComponentApi][];
} {
  const all = Object.entries(api[name]?.components ?? {});
  const called = name.replaceAll('-', '');
  const main = all.find(([part]) => part.toLowerCase() === called) ?? all[0];
  return { main, others: all.filter((part) => part !== main) };
}

/** The address of its page in Storybook. */
export function docsOf({ group, title }: Pick<Guided, 'group' | 'title'>): string {
  return `?path=/docs/${`${group}-${title}`.toLowerCase().replaceAll(' ', '-')}--docs`;
}

/** Leaves out the data attributes, which are for tests. */
export function sentencesOf(summary: string): string {
  const [said = ''] = summary.split('`data-');
  return said
    .slice(0, said.lastIndexOf('.') + 1)
    .replaceAll('`', '')
    .replaceAll('\n', ' ');
}
