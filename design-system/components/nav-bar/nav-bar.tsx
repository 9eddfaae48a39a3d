import { createSlot } from '@radix-ui/react-slot';
import type { ReactNode } from 'react';
import { wrapChildContent } from '../../as-child.ts';
import { surfaces } from '../../css/surfaces.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { Container } from '../container/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { MobileMenu } from './mobile-menu.tsx';
import * as css from './nav-bar.css.ts';

export interface NavBarProps extends Omit<ElementProps<'header'>, 'children'> {
  /** The hotel's name or logo, usually a `Brand` that links home. */
  brand: ReactNode;
  /** Names the navigation. */
  label: string;
  /** Names the button that opens the menu on small screens. */
  menuLabel: string;
  /** Names the button that closes the menu. */
  closeLabel: string;
  /** The `NavItem`s. */
  items?: ReactNode;
  /** Where the guest is in a task, such as `Steps`, in place of the items. */
  progress?: ReactNode;
  /** Shown at the end of the bar, such as the booking button. */
  actions?: ReactNode;
  /** What small screens show in place of the actions, such as one button that opens them. */
  foldedActions?: ReactNode;
  /** The account, before the actions. Its width is fixed; small screens show `accountItems`. */
  account?: ReactNode;
  /** The account's `NavItem`s in the menu of small screens. */
  accountItems?: ReactNode;
  /** Stays in view while the page scrolls. */
  sticky?: boolean;
}

/**
 * The header of every page: name, navigation and main action. Small screens have a menu button; `data-state` of button
 * and menu: open | closed.
 */
export function NavBar(props: NavBarProps) {
  const { brand, label, menuLabel, closeLabel, items, actions, sticky = true, ...others } = props;
  const { account, accountItems, foldedActions, progress, ...rest } = others;
  const isFolded = hasContent(foldedActions);
  const hasItems = hasContent(items);
  return (
    <header {...rest} className={classes(surfaces.page, css.bar, sticky && css.sticky)}>
      <Container>
        <div className={css.row}>
          {brand}
          {hasItems && (
            <nav aria-label={label} className={css.nav}>
              <ul className={css.list}>{items}</ul>
            </nav>
          )}
          {hasContent(progress) && <div className={css.progress}>{progress}</div>}
          <div className={css.end}>
            {hasContent(account) && <div className={css.account}>{account}</div>}
            {isFolded ? <div className={css.wide}>{actions}</div> : actions}
            {isFolded && <div className={css.folded}>{foldedActions}</div>}
            {hasItems && (
              <MobileMenu {...{ brand, label, menuLabel, closeLabel, actions }}>
                {items}
                {accountItems}
              </MobileMenu>
            )}
          </div>
        </div>
      </Container>
    </header>
  );
}

export interface NavItemProps extends ElementProps<'a'> {
  /** The current page. */
  current?: boolean;
  /** Renders the only child, such as a router link, as the item. */
  asChild?: boolean;
}

const AnchorSlot = createSlot<HTMLAnchorElement, ElementProps<'a'> & { className: string }>('NavItem');

/** A navigation link. */
export function NavItem({ current = false, asChild = false, children, ...native }: NavItemProps) {
  const shared = { ...native, ...(current ? { 'aria-current': 'page' as const } : {}), className: css.link };
  return (
    <li className={css.item}>
      {asChild ? (
        <AnchorSlot {...shared}>{wrapChildContent(children, inElement)}</AnchorSlot>
      ) : (
        <a {...shared}>{inElement(children)}</a>
      )}
    </li>
  );
}

// Browser translation replaces bare text nodes and breaks React.
function inElement(words: ReactNode) {
  return <span className={css.label}>{words}</span>;
}

export interface BrandProps extends ElementProps<'a'> {
  /** The hotel's logo. The name is its accessible name. */
  logo?: { src: string; width: number; height: number };
  /** Only screen readers get the name: the logo contains it. */
  nameHidden?: boolean;
  /** Renders the only child, such as a router link, as the brand. */
  asChild?: boolean;
}

/** The hotel's name, linked to the home page. */
export function Brand({ logo, nameHidden = false, asChild = false, children, ...native }: BrandProps) {
  // A name: a browser's translator would make words of it.
  const shared = { translate: 'no', ...native, className: css.brand } as const;
  const wrap = (name: ReactNode) => (
    <>
      {logo !== undefined && <img {...logo} alt="" className={css.logo} />}
      {nameHidden ? <VisuallyHidden>{name}</VisuallyHidden> : <span className={css.name}>{name}</span>}
    </>
  );
  if (asChild) return <AnchorSlot {...shared}>{wrapChildContent(children, wrap)}</AnchorSlot>;
  return <a {...shared}>{wrap(children)}</a>;
}
