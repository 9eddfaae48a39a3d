/** Measures the design system: each entry point in one production build, and six of them with React. */
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { bundle, chunksBelow, gzipSize, type Output, stylesOf } from '../bundle.ts';
import type { DoorSize, Sizes } from './compare.ts';

const BASE = 'base';
const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

export const REACT_ALONE = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  export const react = [createElement, createRoot];
`;
/** Common components of a hotel's pages; `npm run lab -- components --peers` measures the same six of other libraries. */
export const SIX = `
  ${REACT_ALONE}
  export { Button } from '#design-system/button';
  export { Dialog, DialogClose } from '#design-system/dialog';
  export { Select } from '#design-system/select';
  export { Tabs } from '#design-system/tabs';
  export { TextField } from '#design-system/text-field';
  export { notify, Toaster } from '#design-system/toast';
`;

export async function measure(): Promise<Sizes> {
  const [doors, sixBesideReact] = await Promise.all([measureDoors(), measureSix()]);
  return { ...doors, sixBesideReact };
}

async function measureDoors(): Promise<Pick<Sizes, 'doors' | 'wholeStylesheet'>> {
  const doors = globSync('design-system/components/*/index.ts').map((file) => basename(dirname(file)));
  const entries = Object.fromEntries(
    doors.map((door) => [door, { file: `design-system/components/${door}/index.ts` }]),
  );
  const output = await bundle({
    entries: { ...entries, [BASE]: { file: 'design-system/css/index.ts' } },
    external: REACT,
  });
  const sizes = doors.toSorted().map((door) => [door, doorSize(door, output)] as const);
  return { doors: Object.fromEntries(sizes), wholeStylesheet: gzipSize(allStyles(output)) };
}

function doorSize(door: string, output: Output): DoorSize {
  const chunks = chunksBelow(entryOf(door, output), output);
  return {
    script: gzipSize(chunks.map(({ code }) => code).join('\n')),
    styles: gzipSize(stylesOf(chunks, output)),
  };
}

function entryOf(name: string, output: Output) {
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry && file.name === name);
  if (entry?.type !== 'chunk') throw new Error(`The build has no entry ${name}`);
  return entry;
}

function allStyles(output: Output): string {
  const chunks = output.filter((file) => file.type === 'chunk');
  return stylesOf([...chunksBelow(entryOf(BASE, output), output), ...chunks], output);
}

async function measureSix(): Promise<number> {
  const [six, react] = await Promise.all([weigh(SIX), weigh(REACT_ALONE)]);
  return six / react;
}

async function weigh(text: string): Promise<number> {
  const output = await bundle({ entries: { weighed: { text } }, inOne: true });
  return gzipSize(output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n'));
}
