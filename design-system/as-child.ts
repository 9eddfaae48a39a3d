import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

/** The only child of an `asChild` component, with its own content dressed by `wrap`. */
export function wrapChildContent(child: ReactNode, wrap: (content: ReactNode) => ReactNode): ReactElement {
  if (!isValidElement<{ children?: ReactNode }>(child)) {
    throw new TypeError('asChild needs exactly one element as its child, such as a router link.');
  }
  return cloneElement(child, undefined, wrap(child.props.children));
}
