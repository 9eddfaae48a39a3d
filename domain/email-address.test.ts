import { domainToUnicode } from 'node:url';
import { expect, test } from 'vitest';
import { isEmail, storedEmail, tidyEmail, writtenEmail } from './email-address.ts';

test.each([
  ['anna@münchen.de', 'anna@xn--mnchen-3ya.de'],
  ['info@例子.公司', 'info@xn--fsqu00a.xn--55qx5d'],
  ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
  ['a@उदाहरण.भारत', 'a@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['a@مثال.إختبار', 'a@xn--mgbh0fb.xn--kgbechtv'],
  ['a@straße.de', 'a@xn--strae-oqa.de'],
  ['a@l·lustre.cat', 'a@xn--llustre-vma.cat'],
  ['Anna@MÜNCHEN.de', 'Anna@xn--mnchen-3ya.de'],
  ['anna@münchen。de', 'anna@xn--mnchen-3ya.de'],
  ['anna@mu\u0308nchen.de', 'anna@xn--mnchen-3ya.de'],
  ['anna@xn--mnchen-3ya.de', 'anna@xn--mnchen-3ya.de'],
])('%s is stored as %s, and again', (typed, stored) => {
  expect(storedEmail(typed)).toBe(stored);
  expect(isEmail(stored)).toBe(true);
  expect(storedEmail(stored)).toBe(stored);
  expect(storedEmail(writtenEmail(stored))).toBe(stored);
  expect(writtenEmail(stored)).toBe(
    `${stored.split('@')[0] ?? ''}@${domainToUnicode(stored.split('@')[1] ?? '')}`,
  );
});

test.each([
  '\u200Banna@example.com',
  'anna@example.com.',
  'anna@example.com\u3002',
  'mailto:anna@example.com',
  'MAILTO:anna@example.com?subject=A%20room',
  ' \u2068anna@example.com\u2069\n',
  'anna\u00AD@example.com',
  'anna＠ｅｘａｍｐｌｅ．com',
])('a paste is the address alone: %j', (pasted) => {
  expect(tidyEmail(pasted)).toBe('anna@example.com');
  expect(storedEmail(pasted)).toBe('anna@example.com');
});

test.each([
  ['a name in another alphabet', 'анна@example.com'],
  ['a Cyrillic letter among Latin ones', 'anna@exаmple.com'],
  ['a Greek one', 'anna@exαmple.com'],
  ['a path', 'anna@münchen.de/x'],
  ['a port', 'anna@münchen.de:25'],
  ['a user', 'anna@x:y@münchen.de\\@evil.example'],
  ['an escape', 'anna@m%C3%BCnchen.de'],
  ['an emoji', 'anna@☕.example'],
  ['a number at the end', 'anna@münchen.1'],
  ['an empty label', 'anna@münchen..de'],
  ['a label above 63 letters', `anna@${'ü'.repeat(80)}.de`],
  ['a label that begins with a hyphen', 'anna@-münchen.de'],
])('%s is no address: %s', (_case, typed) => {
  expect(isEmail(storedEmail(typed))).toBe(false);
});

test.each([
  'a@xn--a.de',
  'a@xn--99999999999.de',
  'a@xn--exmple-cua.xn--',
  'a@xn--n3h.example',
  'a@xn--exmple-4nf.com',
])('a domain that a stranger made up is shown as it is: %s', (stored) => {
  expect(writtenEmail(stored)).toBe(stored);
});
