import { expect, it } from 'vitest';
import { bookPage, homePage, shell } from '../../schemas/generated/validators/published.js';
import { testBookPage, testHomePage, testShell } from './test-hotel.ts';

it.each([
  ['shell', shell, testShell],
  ['home page', homePage, testHomePage],
  ['book page', bookPage, testBookPage],
])('the %s keeps to its published schema', (_name, validate, content) => {
  expect([validate(content), validate.errors]).toEqual([true, null]);
});
