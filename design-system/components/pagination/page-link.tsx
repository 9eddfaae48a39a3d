import { createSlot } from '@radix-ui/react-slot';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { wrapChildContent } from '../../as-child.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import * as css from './pagination.css.ts';

export interface Way {
  hrefOf?: ((page: number) => string) | undefined;
  onPageChange?: ((page: number) => void) | undefined;
  linkTo?: ((page: number) => ReactElement) | undefined;
}

interface PageLinkProps {
  to: number;
  label: string;
  way: Way;
  isCurrent?: boolean;
  isStep?: boolean;
  isBeyond?: boolean;
  children: ReactNode;
}

const LinkSlot = createSlot<HTMLAnchorElement, ElementProps<'a'> & { className: string }>('Pagination');
const NOWHERE = { role: 'link', 'aria-disabled': true, tabIndex: -1 } as const;

export function PageLink(props: PageLinkProps) {
  const { to, label, way, isCurrent = false, isStep = false, isBeyond = false, children } = props;
  const shared = {
    'aria-label': label,
    ...(isCurrent ? { 'aria-current': 'page' as const } : {}),
    className: classes(css.link, isStep && css.step),
  };
  const wrap = () => <span className={css.label}>{children}</span>;
  if (way.linkTo !== undefined && !isBeyond) {
    return <LinkSlot {...shared}>{wrapChildContent(way.linkTo(to), wrap)}</LinkSlot>;
  }
  // The same element at the ends, so that a guest who steps there keeps the focus.
  const target = isBeyond
    ? NOWHERE
    : { href: way.hrefOf?.(to), onClick: (event: MouseEvent) => follow(event, to, way.onPageChange) };
  return (
    <a {...shared} {...target}>
      {wrap()}
    </a>
  );
}

/** With a modifier key the browser opens the page elsewhere. */
function follow(event: MouseEvent, to: number, onPageChange: Way['onPageChange']) {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (onPageChange === undefined || !isPlain) return;
  event.preventDefault();
  onPageChange(to);
}
