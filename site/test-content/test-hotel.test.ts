import { expect, it } from 'vitest';
import * as published from '../../schemas/generated/validators/published.js';
import { testBookPage, testHomePage, testShell } from './test-hotel.ts';

it.each([
  ['shell', published.validateShell, testShell],
  ['home page', published.validateHomePage, testHomePage],
  ['book page', published.validateBookPage, testBookPage],
])('the %s keeps to its published schema', (_name, validate, content) => {
  expect([validate(content), validate.errors]).toEqual([true, null]);
});
