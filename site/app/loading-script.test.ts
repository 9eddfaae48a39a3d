import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const page = document.documentElement;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  document.body.replaceChildren(Object.assign(document.createElement('div'), { id: 'loading' }));
  delete page.dataset['loading'];
  delete page.dataset['plain'];
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

const isAt = (state: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
const parsed = () => document.dispatchEvent(new Event('readystatechange'));

it('hides the layout at once and shows it when the document is parsed', async () => {
  isAt('loading');
  await import('./loading-script.ts');
  expect(page.dataset['loading']).toBe('');
  parsed();
  expect(page.dataset['loading']).toBe('done');
});

it('hides nothing of a document that is parsed, and lets the spinner fade', async () => {
  isAt('interactive');
  await import('./loading-script.ts');
  expect(page.dataset['loading']).toBe('done');
  expect(document.getElementById('loading')).not.toBeNull();
});

it('takes nothing away that was drawn before it came', async () => {
  isAt('loading');
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{} as PerformanceEntry]);
  await import('./loading-script.ts');
  parsed();
  expect(page.dataset['loading']).toBeUndefined();
});

it('takes the spinner away after its fade, which begins with a frame', async () => {
  isAt('interactive');
  let draw = (): void => undefined;
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => {
    draw = () => callback(0);
    return 1;
  });
  await import('./loading-script.ts');
  vi.advanceTimersByTime(1000);
  expect(document.getElementById('loading')).not.toBeNull();
  draw();
  vi.advanceTimersByTime(300);
  expect(document.getElementById('loading')).toBeNull();
  expect(page.dataset['loading']).toBeUndefined();
});

it.each([
  ['/checkout', ''],
  ['/checkout?quote=q1', undefined],
])('says of %s whether it asks for anything', async (address, plain) => {
  history.replaceState(null, '', address);
  isAt('loading');
  await import('./loading-script.ts');
  expect(page.dataset['plain']).toBe(plain);
});
