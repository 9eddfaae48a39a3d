import { createElement, type ReactNode, useId } from 'react';
import { surfaces } from '../../css/surfaces.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { variant } from '../../variant.ts';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import * as css from './split-suggestion.css.ts';

export interface SplitPart {
  id: string;
  /** The room: "Garden Twin". */
  name: ReactNode;
  /** Its days or guests: "Tue 9 to Thu 11 Feb, 2 nights" or "3 adults". */
  detail?: ReactNode;
  /** The price of the part, usually a `Price`. */
  price?: ReactNode;
}

const ELEMENTS = { 'in-turn': 'ol', together: 'ul' } as const;

export interface SplitSuggestionProps extends Omit<ElementProps<'article'>, 'children'> {
  /** The suggestion in one sentence: "Two nights in the Garden Twin, one in the Veranda Room". */
  heading: ReactNode;
  /** The heading level. */
  headingLevel?: HeadingLevel;
  /** Why it is suggested: "No single room is free for all three nights." */
  reason?: ReactNode;
  /** `in-turn`: the guests move from one to the next. `together`: all rooms at the same time. */
  arrangement: keyof typeof ELEMENTS;
  /** The parts; in turn, the first night first. */
  parts: readonly SplitPart[];
  /** Announced before and shown between two parts in turn: "You change rooms on Thu 11 Feb". */
  changeText?: (from: SplitPart, to: SplitPart) => ReactNode;
  /** "Total" */
  totalLabel: ReactNode;
  /** The price of all parts, usually a `Price` of size `l`. */
  total: ReactNode;
  /** What the total includes: "3 nights, taxes included". */
  note?: ReactNode;
  /** One button that takes all parts: "Choose both". */
  action: ReactNode;
}

/**
 * An offer of several parts where no single one fits: a stay over two rooms, one after the other or side by side. All
 * parts are taken or none. Show it where the guest reads that nothing is free, at most two of them, the cheapest first.
 * `data-arrangement`: in-turn | together.
 */
export function SplitSuggestion(props: SplitSuggestionProps) {
  const { heading, headingLevel = 3, reason, arrangement, parts, changeText, ...more } = props;
  const { totalLabel, total, note, action, ...rest } = more;
  const headingId = useId();
  const items = parts.map((part, index) => {
    const next = parts[index + 1];
    const change = arrangement === 'in-turn' && next !== undefined ? changeText?.(part, next) : undefined;
    return (
      <li key={part.id} className={css.part}>
        <div className={css.line}>
          <div className={css.words}>
            <p className={css.name}>{part.name}</p>
            {hasContent(part.detail) && <p className={css.detail}>{part.detail}</p>}
          </div>
          {hasContent(part.price) && <div className={css.price}>{part.price}</div>}
        </div>
        {hasContent(change) && <p className={css.change}>{change}</p>}
      </li>
    );
  });
  return (
    <article
      aria-labelledby={headingId}
      {...rest}
      data-arrangement={arrangement}
      className={classes(surfaces.raised, css.card)}
    >
      <div className={css.top}>
        <Heading id={headingId} level={headingLevel} size="s">
          {heading}
        </Heading>
        {hasContent(reason) && <p className={css.reason}>{reason}</p>}
      </div>
      {createElement(
        variant('SplitSuggestion', 'arrangement', arrangement, ELEMENTS),
        { className: css.parts },
        items,
      )}
      <div className={css.foot}>
        <dl className={css.total}>
          <dt className={css.totalLabel}>{totalLabel}</dt>
          <dd>{total}</dd>
          {hasContent(note) && <dd className={css.note}>{note}</dd>}
        </dl>
        <div className={css.action}>{action}</div>
      </div>
    </article>
  );
}
