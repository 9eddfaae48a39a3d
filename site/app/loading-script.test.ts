import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const page = document.documentElement;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  document.head.replaceChildren();
  document.body.replaceChildren(Object.assign(document.createElement('div'), { id: 'loading' }));
  delete page.dataset['loading'];
});
afterEach(() => vi.useRealTimers());

const parsed = () => document.dispatchEvent(new Event('readystatechange'));

it('hides the layout at once and shows it when the document is parsed', async () => {
  await import('./loading-script.ts');
  expect(page.dataset['loading']).toBe('');
  parsed();
  expect(page.dataset['loading']).toBe('done');
});

it('takes the spinner away after its fade', async () => {
  await import('./loading-script.ts');
  parsed();
  vi.advanceTimersByTime(300);
  expect(document.getElementById('loading')).toBeNull();
  expect(page.dataset['loading']).toBeUndefined();
});

function appendStylesheet(): HTMLLinkElement {
  const stylesheet = document.createElement('link');
  stylesheet.rel = 'stylesheet';
  vi.spyOn(stylesheet, 'sheet', 'get').mockReturnValue(null);
  document.head.append(stylesheet);
  return stylesheet;
}

it.each(['load', 'error'])('waits for every stylesheet until its %s', async (outcome) => {
  const frame = appendStylesheet();
  const route = appendStylesheet();
  await import('./loading-script.ts');
  parsed();
  route.dispatchEvent(new Event('load'));
  expect(page.dataset['loading']).toBe('');
  frame.dispatchEvent(new Event(outcome));
  expect(page.dataset['loading']).toBe('done');
});
