/** The page under measure. It does every job both ways, so that one browser, one React and one moment judge both. */
import '#design-system/css';
import './raw.css';
import { applyTheme } from '#design-system/theme/wear';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { cases } from './cases.tsx';

export type Way = 'ours' | 'raw';
export type Job = keyof typeof cases;
type Vars = Parameters<typeof applyTheme>[1];

const place = document.body.appendChild(document.createElement('main'));
let root: Root | undefined;

/** Draws a job, until everything has its place on the page. */
function mount(job: Job, way: Way): void {
  place.className = way;
  root = createRoot(place);
  const page = root;
  flushSync(() => page.render(cases[job][way]()));
  settle();
}

function unmount(): void {
  root?.unmount();
  root = undefined;
  settle();
}

/** Puts a theme on the page, until it is worn by everything on it. */
function applyThemeNow(vars: Vars): void {
  applyTheme(document.documentElement, vars);
  settle();
}

function removeTheme(): void {
  document.documentElement.removeAttribute('style');
  settle();
}

/** Makes the browser compute styles and layout now, inside what is measured. */
function settle(): void {
  place.getBoundingClientRect();
}

// The door for `lab/components.ts`, which asks for these by name.
Object.assign(globalThis, { bench: { mount, unmount, applyThemeNow, removeTheme } });
