import type { ElementProps } from '../../element-props.ts';
import * as css from './skip-link.css.ts';

export interface SkipLinkProps extends ElementProps<'a'> {
  /** The id of the main content, with `#`. */
  href: `#${string}`;
}

/** The first tab stop: skips the navigation. Visible only while focused. */
export function SkipLink({ children, ...rest }: SkipLinkProps) {
  return (
    <a {...rest} className={css.skipLink}>
      <span>{children}</span>
    </a>
  );
}
