import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

/** The only child of an `asChild` component, with its own content dressed by `dress`. */
export function dressedChild(child: ReactNode, dress: (content: ReactNode) => ReactNode): ReactElement {
  if (!isValidElement<{ children?: ReactNode }>(child)) {
    throw new TypeError('asChild needs exactly one element as its child, such as a router link.');
  }
  return cloneElement(child, undefined, dress(child.props.children));
}
