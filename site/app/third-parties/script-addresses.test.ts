import { expect, it } from 'vitest';
import { analyticsScript, tagScript } from './script-addresses.ts';

it('knows the script of a container and of a single tag', () => {
  expect(tagScript('GTM-AB12CD3')).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3');
  expect(tagScript('G-AB12CD34EF')).toBe('https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF');
});

it.each([
  '',
  'UA-1',
  'gtm-ab12cd3',
  'GTM-AB12CD3&x=1',
  'x=1&GTM-AB12CD3',
  'x=1&G-AB12CD34EF',
  'G-AB12\n',
  "GTM-');alert(1)//",
  '//evil.example',
])('makes no script of the tag id %j', (tagId) => expect(tagScript(tagId)).toBeUndefined());

it.each(['stats.hotel.example', 'a.example'])('knows the script of the analytics host %j', (domain) =>
  expect(analyticsScript(domain)).toBe(`https://${domain}/script.js`),
);

it.each([
  '',
  'stats',
  'a@evil.example',
  'evil.example/x?',
  'evil.example:8443',
  '//evil.example',
  'a.example\n',
  `${'stats.'.repeat(50)}example`,
])('makes no script of the host %j', (domain) => expect(analyticsScript(domain)).toBeUndefined());
