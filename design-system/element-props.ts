import type { ComponentProps, ElementType } from 'react';

/** The props of an element without `className` and `style`. */
export type ElementProps<Element extends ElementType> = Omit<ComponentProps<Element>, 'className' | 'style'>;

/** Joins class names and skips false ones. */
export function classes(...names: (string | false | undefined)[]): string {
  // Called for every element of a page: builds one string and no list.
  let all = '';
  for (const name of names) {
    if (name === false || name === undefined || name === '') continue;
    all = all === '' ? name : `${all} ${name}`;
  }
  return all;
}
