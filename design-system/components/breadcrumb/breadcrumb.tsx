import { createSlot } from '@radix-ui/react-slot';
import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { wrapChildContent } from '../../as-child.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import * as css from './breadcrumb.css.ts';

export interface BreadcrumbProps extends Omit<ElementProps<'nav'>, 'aria-label'> {
  /** Names the navigation. */
  label: string;
  /** Names the button that shows the hidden places on phones. */
  moreLabel: string;
  /** The `BreadcrumbItem`s, from the home page to the current page. */
  children?: ReactNode;
}

/** A longer breadcrumb is folded on phones. */
const UNFOLDED = 3;

/**
 * The current page and the pages above it. `data-state` of the list: folded | whole; only phones hide places when it is
 * folded.
 */
export function Breadcrumb({ label, moreLabel, children, ...rest }: BreadcrumbProps) {
  const places = Children.toArray(children);
  const [isAskedFor, setAskedFor] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const isFolded = places.length > UNFOLDED && !isAskedFor;
  // The pressed button disappears, so focus the first place that it showed.
  useEffect(() => {
    if (isAskedFor) list.current?.querySelector<HTMLElement>('li:nth-child(2) > a')?.focus();
  }, [isAskedFor]);
  return (
    <nav {...rest} aria-label={label}>
      <ol ref={list} className={css.list} data-state={isFolded ? 'folded' : 'whole'}>
        {places.slice(0, 1)}
        {isFolded && (
          <li className={classes(css.item, css.more)}>
            <button
              type="button"
              aria-label={moreLabel}
              aria-expanded={false}
              className={css.moreButton}
              onClick={() => setAskedFor(true)}
            >
              <span aria-hidden="true">…</span>
            </button>
          </li>
        )}
        {places.slice(1)}
      </ol>
    </nav>
  );
}

export interface BreadcrumbItemProps extends ElementProps<'a'> {
  /** The current page. It needs no `href`. */
  current?: boolean;
  /** Renders the only child, such as a router link, as the item. */
  asChild?: boolean;
}

const PlaceSlot = createSlot<HTMLAnchorElement, ElementProps<'a'> & { className: string }>('BreadcrumbItem');

/** One page of the breadcrumb. */
export function BreadcrumbItem({
  current = false,
  asChild = false,
  children,
  ...native
}: BreadcrumbItemProps) {
  const shared = { ...native, ...(current ? { 'aria-current': 'page' as const } : {}), className: css.place };
  return (
    <li className={css.item}>
      {asChild ? (
        <PlaceSlot {...shared}>{wrapChildContent(children, inElement)}</PlaceSlot>
      ) : (
        <a {...shared}>{inElement(children)}</a>
      )}
    </li>
  );
}

// Browser translation replaces bare text nodes and breaks React.
function inElement(words: ReactNode) {
  return <span>{words}</span>;
}
