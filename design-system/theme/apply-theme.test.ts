import { expect, it } from 'vitest';
import { applyTheme, themeCss } from './apply-theme.ts';

it('sets each variable on the element', () => {
  const element = document.createElement('div');
  applyTheme(element, { '--vr-page-bg': '#fbf7f0' });
  expect(element.style.getPropertyValue('--vr-page-bg')).toBe('#fbf7f0');
});

it('writes the same variables as one rule', () => {
  expect(themeCss({ '--vr-page-bg': '#fbf7f0', '--vr-page-text': '#2a2019' })).toBe(
    ':root{--vr-page-bg:#fbf7f0;--vr-page-text:#2a2019}',
  );
});
