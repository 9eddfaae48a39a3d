import { createSlot } from '@radix-ui/react-slot';
import type { ReactNode } from 'react';
import { wrapChildContent } from '../../as-child.ts';
import { surfaces } from '../../css/surfaces.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { Container } from '../container/index.ts';
import { MobileMenu } from './mobile-menu.tsx';
import * as css from './nav-bar.css.ts';

export interface NavBarProps extends Omit<ElementProps<'header'>, 'children'> {
  /** The hotel's name or sign, usually a `Brand` that leads home. */
  brand: ReactNode;
  /** Names the navigation. */
  label: string;
  /** Names the button that opens the menu on small screens. */
  menuLabel: string;
  /** Names the button that closes it. */
  closeLabel: string;
  /** The `NavItem`s. */
  items?: ReactNode;
  /** Stands at the end of the bar, such as the button that books. */
  actions?: ReactNode;
  /** Who is signed in, before the actions. Its place is as wide for a long name as for none; small screens have `accountItems`. */
  account?: ReactNode;
  /** The `NavItem`s of the account, in the menu of small screens. */
  accountItems?: ReactNode;
  /** Stays in view while the page scrolls. */
  sticky?: boolean;
}

/**
 * The top of every page: name, places to go, and the one thing to do. Small screens have a button that opens a menu;
 * `data-state` of both: open | closed.
 */
export function NavBar(props: NavBarProps) {
  const { brand, label, menuLabel, closeLabel, items, actions, sticky = true, ...others } = props;
  const { account, accountItems, ...rest } = others;
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
          <div className={css.end}>
            {hasContent(account) && <div className={css.account}>{account}</div>}
            {actions}
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
  /** This is the page one is on. */
  current?: boolean;
  /** Draws the only child, such as a router link, as the item. */
  asChild?: boolean;
}

const AnchorSlot = createSlot<HTMLAnchorElement, ElementProps<'a'> & { className: string }>('NavItem');

/** One place to go. */
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

// Browser translation replaces bare text nodes under React's feet.
function inElement(words: ReactNode) {
  return <span className={css.label}>{words}</span>;
}

export interface BrandProps extends ElementProps<'a'> {
  /** The hotel's sign; its name stands beside it for those who do not see it. */
  logo?: { src: string; width: number; height: number };
  /** Draws the only child, such as a router link, as the brand. */
  asChild?: boolean;
}

/** The hotel's name, leading home. */
export function Brand({ logo, asChild = false, children, ...native }: BrandProps) {
  const shared = { ...native, className: css.brand };
  const wrap = (name: ReactNode) => (
    <>
      {logo !== undefined && <img {...logo} alt="" className={css.logo} />}
      <span className={css.name}>{name}</span>
    </>
  );
  if (asChild) return <AnchorSlot {...shared}>{wrapChildContent(children, wrap)}</AnchorSlot>;
  return <a {...shared}>{wrap(children)}</a>;
}
