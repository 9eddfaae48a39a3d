import type { ListBookingsQuery } from '#schemas/api-types';
import { enums, is, pattern, size, string, type Struct } from 'superstruct';

export const PER_PAGE = [10, 20, 50] as const;

const FILTERS = ['search', 'sort', 'group'] as const;

const SEARCH = size(string(), 1, 100);
const SORT = enums(['ASC', 'DESC']);
const GROUP = enums(['PRICE', 'DATE']);
const PAGE = pattern(string(), /^[1-9]\d{0,3}$/u);
const PER_PAGE_TEXT = enums(PER_PAGE.map(String));

/** Reads the list request from an address. Invalid values are dropped. */
export function readListAddress(address: URLSearchParams): ListBookingsQuery {
  const search = accepted(address.get('search')?.trim(), SEARCH);
  const sort = accepted(address.get('sort'), SORT);
  const group = accepted(address.get('group'), GROUP);
  const page = accepted(address.get('page'), PAGE);
  const perPage = accepted(address.get('perPage'), PER_PAGE_TEXT);
  return {
    ...(search === undefined ? {} : { search }),
    ...(sort === undefined ? {} : { sort }),
    ...(group === undefined ? {} : { group }),
    ...(page === undefined ? {} : { page: Number(page) }),
    ...(perPage === undefined ? {} : { perPage: Number(perPage) }),
  };
}

/** The query of the list's address. Changing a filter returns to the first page. */
export function listAddress(
  query: ListBookingsQuery,
  change: Partial<Record<keyof ListBookingsQuery, string>>,
): string {
  const { page: _page, ...kept } = query;
  const entries = Object.entries({ ...kept, ...change })
    .map(([name, value]) => [name, String(value)])
    .filter(([, text]) => text !== '');
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
}

export function isFiltered(query: ListBookingsQuery): boolean {
  return FILTERS.some((filter) => query[filter] !== undefined);
}

function accepted<Value extends string>(
  text: string | null | undefined,
  struct: Struct<Value>,
): Value | undefined {
  return is(text, struct) ? text : undefined;
}
