import type { ReactNode } from 'react';
import type { ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import type { DescriptionItem } from '../description-list/index.ts';
import { fractionFor, Price, type PriceUnit } from '../price/index.ts';
import * as css from './refund-summary.css.ts';

export interface RefundLine {
  id: string;
  /** The name of the amount, such as "Cancellation charges". */
  term: ReactNode;
  amountMinor: number;
  /** A secondary line below the term, such as the tax in it. */
  detail?: ReactNode;
}

export interface RefundSummaryProps extends Omit<ElementProps<'dl'>, 'children'> {
  /** The refund, drawn largest. */
  refundable: Omit<RefundLine, 'id'>;
  /** How the refund is computed: billed amount, tax, charges. */
  lines?: readonly RefundLine[];
  /** Id, status, reason and deadline. */
  facts?: readonly DescriptionItem[];
  /** The currency and its decimals, such as those of a quote. */
  unit: PriceUnit;
  /** The locale in which the hotel writes amounts, such as en-IN. */
  locale: string;
}

/** A refund and how it is computed. */
export function RefundSummary(props: RefundSummaryProps) {
  const { refundable, lines = [], facts = [], unit, locale, ...rest } = props;
  const amounts = [refundable, ...lines].map(({ amountMinor }) => amountMinor);
  const money = { unit, locale, fraction: fractionFor(amounts, unit) };
  return (
    <dl {...rest} className={css.summary}>
      <div className={css.refundable}>
        <dt className={css.refundableTerm}>{refundable.term}</dt>
        <dd>
          <Price {...money} amountMinor={refundable.amountMinor} size="xl" />
        </dd>
        {hasContent(refundable.detail) && <dd className={css.quiet}>{refundable.detail}</dd>}
      </div>
      {lines.map(({ id, term, amountMinor, detail }) => (
        <div key={id} className={css.line}>
          <dt className={css.lineTerm}>{term}</dt>
          <dd className={css.amount}>
            <Price {...money} amountMinor={amountMinor} size="s" />
          </dd>
          {hasContent(detail) && <dd className={css.below}>{detail}</dd>}
        </div>
      ))}
      {facts.map(({ id, term, detail }) => (
        <div key={id} className={css.fact}>
          <dt className={css.quiet}>{term}</dt>
          <dd className={css.words}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
