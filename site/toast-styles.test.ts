import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { keptToastStyles } from './toast-styles.ts';

const all = readFileSync(createRequire(import.meta.url).resolve('sonner/dist/styles.css'), 'utf8');
const kept = keptToastStyles(all);

it.each([
  "[data-sonner-toaster][data-y-position='top']",
  "[data-sonner-toaster][data-x-position='right']",
  "[data-sonner-toast][data-mounted='true']",
  "[data-sonner-toast][data-removed='true'][data-front='true'][data-swipe-out='false']",
  '@media (max-width: 600px)',
  '@media (prefers-reduced-motion)',
])('keeps what places, stacks and moves our toasts: %s', (selector) => {
  expect(kept).toContain(selector);
});

it.each([
  'data-styled',
  'data-rich-colors',
  'sonner-theme',
  'sonner-spinner {',
  "position='bottom'",
  '--success-bg',
])('leaves out what only toasts have that sonner draws itself: %s', (words) => {
  expect(all).toContain(words);
  expect(kept).not.toContain(words);
});

it('stays a stylesheet', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(kept);
  expect(kept.split('{')).toHaveLength(kept.split('}').length);
  expect(sheet.cssRules.length).toBeGreaterThan(10);
});
