import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const page = document.documentElement;
const spinner = () => document.getElementById('loading');

beforeEach(() => {
  vi.resetModules();
  document.body.replaceChildren(Object.assign(document.createElement('div'), { id: 'loading' }));
  delete page.dataset['loading'];
  delete page.dataset['plain'];
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const isAt = (state: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
function parsed() {
  isAt('interactive');
  document.dispatchEvent(new Event('readystatechange'));
}

it('hides the layout at once and shows it when the document is parsed, without the spinner', async () => {
  isAt('loading');
  await import('./loading-script.ts');
  expect(page.dataset['loading']).toBe('');
  parsed();
  expect(page.dataset['loading']).toBeUndefined();
  expect(spinner()).toBeNull();
});

it('waits until the stylesheet is there', async () => {
  const link = document.createElement('link');
  link.setAttribute('rel', 'stylesheet');
  const sheet = vi.spyOn(link, 'sheet', 'get').mockReturnValue(null);
  document.body.append(link);
  isAt('loading');
  await import('./loading-script.ts');
  parsed();
  expect(page.dataset['loading']).toBe('');
  sheet.mockReturnValue({} as CSSStyleSheet);
  link.dispatchEvent(new Event('load'));
  expect(page.dataset['loading']).toBeUndefined();
  expect(spinner()).toBeNull();
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
