import type { ComponentProps, ElementType } from 'react';

/** What an element takes, without the two ways around the design system. */
export type ElementProps<Element extends ElementType> = Omit<ComponentProps<Element>, 'className' | 'style'>;

/** The class names that hold, in one attribute. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter((name) => name !== false && name !== undefined && name !== '').join(' ');
}
