import type { ReactElement, ReactNode } from 'react';
import { control } from '../../css/control.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { Icon } from '../icon/index.ts';
import { PageLink, type Way } from './page-link.tsx';
import { pagesAround } from './pages-around.ts';
import * as css from './pagination.css.ts';

export interface ItemsPerPage {
  /** The label of the choice: "Items per page". */
  label: ReactNode;
  value: number;
  options: readonly number[];
  onValueChange: (value: number) => void;
}

interface PaginationContent extends Omit<ElementProps<'div'>, 'children'> {
  /** Names the navigation. */
  label: string;
  /** The current page, from 1. */
  page: number;
  /** The number of pages. */
  pageCount: number;
  /** Names the link to a page: "Page 4". */
  pageLabel: (page: number) => string;
  /** Names a step: for -1 "Previous page", for 5 "5 pages on". */
  stepLabel: (by: number) => string;
  /** The page size and its options. */
  itemsPerPage?: ItemsPerPage;
}

interface Addresses {
  /** The address of a page. */
  hrefOf: (page: number) => string;
  /** Called on a plain press, instead of following the link. */
  onPageChange?: (page: number) => void;
  linkTo?: never;
}

interface Links {
  /** Renders the link to a page, such as a router link without content. */
  linkTo: (page: number) => ReactElement;
  hrefOf?: never;
  onPageChange?: never;
}

/** Pages have addresses, so that guests can share and bookmark them. The parent controls the page. */
export type PaginationProps = PaginationContent & (Addresses | Links);

const STEPS = [-5, -3, -1, 1, 3, 5] as const;

/** The pages of a list. Steps beyond the first or last page stay in place with `aria-disabled`. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, pageLabel, stepLabel, itemsPerPage, hrefOf, linkTo, ...more } = props;
  const { onPageChange, ...rest } = more;
  if (pageCount <= 1 && itemsPerPage === undefined) return null;
  const current = Math.min(Math.max(page, 1), Math.max(pageCount, 1));
  const way = { hrefOf, linkTo, onPageChange };
  const steps = STEPS.filter((by) => Math.abs(by) < pageCount);
  return (
    <div {...rest} className={css.pagination}>
      {pageCount > 1 && (
        <nav aria-label={label} className={css.nav}>
          <ul className={css.pages}>
            {pagesAround(current, pageCount).map((place, index, places) =>
              place === 'gap' ? (
                <li key={`after ${places[index - 1]}`} aria-hidden="true" className={css.gap}>
                  …
                </li>
              ) : (
                <li key={place}>
                  <PageLink to={place} label={pageLabel(place)} way={way} isCurrent={place === current}>
                    {place}
                  </PageLink>
                </li>
              ),
            )}
          </ul>
          <ul className={css.steps}>
            {steps.map((by) => (
              <li key={by}>
                <Step by={by} label={stepLabel(by)} current={current} pageCount={pageCount} way={way} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      {itemsPerPage !== undefined && <PerPage {...itemsPerPage} />}
    </div>
  );
}

interface StepProps {
  by: (typeof STEPS)[number];
  label: string;
  current: number;
  pageCount: number;
  way: Way;
}

function Step({ by, label, current, pageCount, way }: StepProps) {
  const to = current + by;
  return (
    <PageLink to={to} label={label} way={way} isStep isBeyond={to < 1 || to > pageCount}>
      {signOf(by)}
    </PageLink>
  );
}

function signOf(by: StepProps['by']): ReactNode {
  if (by === -1) return <Icon name="arrow-left" size="s" />;
  if (by === 1) return <Icon name="arrow-right" size="s" />;
  // The sign stands before the number in every reading direction.
  return <bdi dir="ltr">{by < 0 ? `−${-by}` : `+${by}`}</bdi>;
}

function PerPage({ label, value, options, onValueChange }: ItemsPerPage) {
  return (
    <label className={css.perPage}>
      <span>{label}</span>
      <span className={css.frame}>
        <select
          value={value}
          onChange={(event) => onValueChange(Number(event.currentTarget.value))}
          className={classes(control, css.select)}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
        <span className={css.chevron}>
          <Icon name="chevron-down" size="s" />
        </span>
      </span>
    </label>
  );
}
