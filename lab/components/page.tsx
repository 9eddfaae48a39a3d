/** The measured page does every job both ways, so that browser, React and machine are the same. */
import '#design-system/css';
import './raw.css';
import { applyTheme } from '#design-system/theme/browser';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { cases } from './cases.tsx';

export type Way = 'ours' | 'raw';
export type Job = keyof typeof cases;
type Vars = Parameters<typeof applyTheme>[1];

const place = document.body.appendChild(document.createElement('main'));
let root: Root | undefined;

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

function applyThemeNow(vars: Vars): void {
  applyTheme(document.documentElement, vars);
  settle();
}

function removeTheme(): void {
  document.documentElement.removeAttribute('style');
  settle();
}

/** Forces style and layout inside the measured time. */
function settle(): void {
  place.getBoundingClientRect();
}

// `lab/components.ts` calls these by name.
Object.assign(globalThis, { bench: { mount, unmount, applyThemeNow, removeTheme } });
