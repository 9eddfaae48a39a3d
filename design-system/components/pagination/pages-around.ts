/** A constant number of places keeps the row's width. */
const PLACES = 7;

/** The pages to show: first, last and those around the current one; `gap` for skipped pages. */
export function pagesAround(page: number, pageCount: number): (number | 'gap')[] {
  if (pageCount <= PLACES) return pages(1, pageCount);
  if (page < PLACES - 2) return [...pages(1, PLACES - 2), 'gap', pageCount];
  if (page > pageCount - (PLACES - 3)) return [1, 'gap', ...pages(pageCount - (PLACES - 3), pageCount)];
  return [1, 'gap', ...pages(page - 1, page + 1), 'gap', pageCount];
}

function pages(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
