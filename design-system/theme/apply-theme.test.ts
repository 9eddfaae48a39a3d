import { expect, it } from 'vitest';
import { applyTheme, themeCss } from './apply-theme.ts';

it('sets each variable on the element', () => {
  const element = document.createElement('div');
  applyTheme(element, { '--vr-page-bg': '#fbf7f0' });
  expect(element.style.getPropertyValue('--vr-page-bg')).toBe('#fbf7f0');
});

it('writes the same values as a rule', () => {
  const vars = { '--vr-page-bg': '#fbf7f0', '--vr-veil': 'rgb(0 0 0 / 0.5)' };
  expect(themeCss(vars)).toBe(':root{--vr-page-bg:#fbf7f0;--vr-veil:rgb(0 0 0 / 0.5)}');
});
