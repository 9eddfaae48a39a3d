import { createSlot } from '@radix-ui/react-slot';
import type { ReactNode } from 'react';
import { wrapChildContent } from '../../as-child.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { variant } from '../../variant.ts';
import { Icon, type IconName } from '../icon/index.ts';
import * as css from './link.css.ts';

export interface LinkProps extends ElementProps<'a'> {
  /** `inline` inside text, `quiet` in lists of links, `standalone` on a line of its own. */
  tone?: keyof typeof css.tone;
  /** Shown after the text. */
  icon?: IconName;
  /** Renders the only child, such as a router link, as the link. */
  asChild?: boolean;
}

const LinkSlot = createSlot<HTMLAnchorElement, ElementProps<'a'> & { className: string }>('Link');

/** Leads to another page or place, inside a sentence or by itself. */
export function Link({ tone = 'inline', icon, asChild = false, children, ...native }: LinkProps) {
  const names = classes(css.link, variant('Link', 'tone', tone, css.tone));
  // The text has its own element: browser translation replaces bare text nodes and breaks React.
  const wrap = (label: ReactNode) => (
    <>
      <span className={css.label}>{label}</span>
      {icon !== undefined && (
        <span className={css.arrow}>
          <Icon name={icon} size="s" />
        </span>
      )}
    </>
  );
  if (asChild) {
    return (
      <LinkSlot {...native} className={names}>
        {wrapChildContent(children, wrap)}
      </LinkSlot>
    );
  }
  return (
    <a {...native} className={names}>
      {wrap(children)}
    </a>
  );
}
