import { expect, it } from 'vitest';
import { SITE_NAMES } from '#domain/site-names';
import { paths } from './paths.ts';

it('no location can have the first part of an address of the site', () => {
  const first = Object.values(paths).map((path) => path.split('/')[1]?.replace(/\.html$/, '') ?? '');
  const names = first.filter((name) => name !== '' && !name.startsWith(':'));
  expect(names.filter((name) => !SITE_NAMES.has(name))).toEqual([]);
  expect(names).toContain('book');
});
