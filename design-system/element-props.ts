import type { ComponentProps, ElementType } from 'react';

/** What an element takes, without the two ways around the design system. */
export type ElementProps<Element extends ElementType> = Omit<ComponentProps<Element>, 'className' | 'style'>;

/** The class names that hold, in one attribute. */
export function classes(...names: (string | false | undefined)[]): string {
  // A page asks this of each of its elements: one string grows, no list is made.
  let all = '';
  for (const name of names) {
    if (name === false || name === undefined || name === '') continue;
    all = all === '' ? name : `${all} ${name}`;
  }
  return all;
}
