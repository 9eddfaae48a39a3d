import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

/** Wraps the content of an `asChild` component's only child. */
export function wrapChildContent(child: ReactNode, wrap: (content: ReactNode) => ReactNode): ReactElement {
  if (!isValidElement<{ children?: ReactNode }>(child)) {
    throw new TypeError('asChild needs exactly one element as its child, such as a router link.');
  }
  return cloneElement(child, undefined, wrap(child.props.children));
}
