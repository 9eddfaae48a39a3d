import { describe, expect, it } from 'vitest';
import { isFiltered, listAddress, readListAddress } from './list-address.ts';

const read = (search: string) => readListAddress(new URLSearchParams(search));

describe('readListAddress', () => {
  it('reads every part of the request', () => {
    expect(read('?search=+lake+&sort=DESC&group=DATE&page=3&perPage=20')).toEqual({
      search: 'lake',
      sort: 'DESC',
      group: 'DATE',
      page: 3,
      perPage: 20,
    });
  });

  it.each([
    '?sort=UP',
    '?group=',
    '?page=0',
    '?page=-1',
    '?page=1e3',
    '?perPage=11',
    '?search=%20',
    '?other=1',
  ])('asks for all where nothing can be asked for: %s', (search) => {
    expect(read(search)).toEqual({});
  });
});

describe('listAddress', () => {
  it('begins at the first page when something else is asked for', () => {
    expect(listAddress({ search: 'lake', page: 3 }, { sort: 'ASC' })).toBe('?search=lake&sort=ASC');
  });

  it('keeps the question when a page is turned', () => {
    expect(listAddress({ search: 'lake', perPage: 20 }, { page: '2' })).toBe(
      '?search=lake&perPage=20&page=2',
    );
  });

  it('leaves out what is empty', () => {
    expect(listAddress({ search: 'lake' }, { search: '' })).toBe('');
  });
});

it('knows whether there is something to clear', () => {
  expect([read('?page=2&perPage=20'), read('?group=PRICE'), read('?search=a')].map(isFiltered)).toEqual([
    false,
    true,
    true,
  ]);
});
