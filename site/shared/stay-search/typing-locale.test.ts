import { expect, it } from 'vitest';
import { typingLocale } from './typing-locale.ts';

it.each([
  ['en-US', 'en-US'],
  ['hi', 'hi'],
  ['en-us', 'en-US'],
  ['en-US@posix', undefined],
  ['C', undefined],
  ['', undefined],
])('dates are typed in the order of %j as %j', (language, locale) => {
  expect(typingLocale(language)).toBe(locale);
});
