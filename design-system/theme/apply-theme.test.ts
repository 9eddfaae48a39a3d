import { expect, it } from 'vitest';
import { applyTheme, themedCss } from './apply-theme.ts';

it('sets each variable on the element', () => {
  const element = document.createElement('div');
  applyTheme(element, { '--vr-page-bg': '#fbf7f0' });
  expect(element.style.getPropertyValue('--vr-page-bg')).toBe('#fbf7f0');
});

it('writes the same values into built rules: in place of the surfaces’ own, the rest as variables', () => {
  const rules =
    '.page{--vr-bg:var(--vr-page-bg);--vr-text:var(--vr-page-text)}.veil{background:var(--vr-veil)}';
  const vars = { '--vr-page-bg': '#fbf7f0', '--vr-page-text': '#2a2019', '--vr-veil': 'rgb(0 0 0 / 0.5)' };
  expect(themedCss(rules, vars)).toBe(
    ':root{--vr-veil:rgb(0 0 0 / 0.5)}\n' +
      '.page{--vr-bg:#fbf7f0;--vr-text:#2a2019}.veil{background:var(--vr-veil)}',
  );
});

it('leaves rules alone that read no variable of a theme', () => {
  expect(themedCss('.a{--vr-here:var(--vr-space-m)}', {})).toContain('.a{--vr-here:var(--vr-space-m)}');
});
