import { createElement, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { classes, type ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { useControllable } from '../../use-controllable.ts';
import { variant } from '../../variant.ts';
import { Icon } from '../icon/index.ts';
import * as css from './folded-row.css.ts';

export interface FoldedRowProps extends Omit<ElementProps<'div'>, 'children' | 'onToggle'> {
  /** `li` inside `FoldedRows`. */
  as?: 'div' | 'li';
  /** What is offered, in a few words: "Airport car". A press on it unfolds the row. */
  label: ReactNode;
  /** A short line that stays visible while the row is folded: "Up to three guests". */
  detail?: ReactNode;
  /** The price, usually a `Price`. */
  price?: ReactNode;
  /** One button, whose name includes the label: "Add Airport car". A `Stepper` belongs in what unfolds. */
  action?: ReactNode;
  /** `s` where it stands among the rows of a card. */
  size?: keyof typeof css.size;
  /** What unfolds: the description, pictures, conditions. Without it nothing unfolds. */
  children?: ReactNode;
  /** Whether it is unfolded, if the parent controls it. */
  open?: boolean;
  /** Unfolded at first. */
  defaultOpen?: boolean;
  /** Called when it is folded or unfolded. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * One line of a long list, such as an extra or a group of prices: what it is, what it costs and one action stay visible,
 * and the rest unfolds. Use `Accordion` for text without price and action. The action is beside the native `summary`,
 * not inside it, so that neither press triggers the other. `data-state`: open | closed, on a row that unfolds.
 */
export function FoldedRow(props: FoldedRowProps) {
  const { as = 'div', label, detail, price, action, children, open, defaultOpen = false, ...more } = props;
  const { onOpenChange, size = 'm', ...rest } = more;
  const height = variant('FoldedRow', 'size', size, css.size);
  const [isOpen, setOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onValueChange: onOpenChange,
  });

  // Undo the browser's own toggle, by press or find-in-page, when the parent controls the state.
  function follow({ currentTarget: details }: SyntheticEvent<HTMLDetailsElement>) {
    if (details.open !== isOpen) setOpen(details.open);
    if (open !== undefined) details.open = isOpen;
  }
  function ask(event: MouseEvent) {
    event.preventDefault();
    setOpen(!isOpen);
  }

  const unfolds = hasContent(children);
  const line = (
    <>
      <span className={css.words}>
        <span className={css.label}>
          <span className={css.name}>{label}</span>
          {unfolds && (
            // A no-break space keeps the sign on the line of the last word.
            <span className={css.sign}>
              {'\u00A0'}
              <span className={css.turns}>
                <Icon name="chevron-down" size="s" />
              </span>
            </span>
          )}
        </span>
        {hasContent(detail) && <span className={css.detail}>{detail}</span>}
      </span>
      {hasContent(price) && <span className={css.price}>{price}</span>}
    </>
  );
  return createElement(
    as,
    { ...rest, className: css.row, ...(unfolds && { 'data-state': isOpen ? 'open' : 'closed' }) },
    unfolds ? (
      <details open={isOpen} onToggle={follow} className={css.details}>
        <summary className={classes(css.summary, height)} {...(open === undefined ? {} : { onClick: ask })}>
          {line}
        </summary>
        <div className={css.content}>{children}</div>
      </details>
    ) : (
      <div className={classes(css.plain, height)}>{line}</div>
    ),
    hasContent(action) && <div className={css.action}>{action}</div>,
  );
}

export interface FoldedRowsProps extends Omit<ElementProps<'ul'>, 'aria-label'> {
  /** Names the list: "Extras". */
  label: string;
  /** `FoldedRow`s with `as="li"`. */
  children: ReactNode;
}

/** A named list of folded rows, whose prices and actions line up. */
export function FoldedRows({ label, children, ...rest }: FoldedRowsProps) {
  return (
    <ul {...rest} aria-label={label} className={css.rows}>
      {children}
    </ul>
  );
}
