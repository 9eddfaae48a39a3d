import type { ElementProps } from '../../element-props.ts';
import * as css from './skip-link.css.ts';

export interface SkipLinkProps extends ElementProps<'a'> {
  /** The id of the main part, with `#`. */
  href: `#${string}`;
}

/** The first stop of the keyboard: past the navigation, to what the page is about. Not seen until it has the focus. */
export function SkipLink({ children, ...rest }: SkipLinkProps) {
  return (
    <a {...rest} className={css.skipLink}>
      <span>{children}</span>
    </a>
  );
}
