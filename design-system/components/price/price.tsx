import type { ReactNode } from 'react';
import { classes, type ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { variant } from '../../variant.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { type Fraction, priceFormatter, spokenPriceFormatter } from './format-price.ts';
import * as css from './price.css.ts';

export interface PriceProps extends Omit<ElementProps<'span'>, 'children' | 'prefix'> {
  /** The amount in the smallest unit of the currency. */
  amountMinor: number;
  /** Three letters, such as INR. */
  currency: string;
  /** How figures are written and the currency is named, such as en-IN. */
  locale?: string;
  /** How large the figure is drawn. */
  size?: keyof typeof css.size;
  /** Stands before the figure, such as "from". */
  prefix?: ReactNode;
  /** Stands after the figure, such as "per night". */
  suffix?: ReactNode;
  /** Puts a plus before what is added, such as breakfast to a room. */
  signed?: boolean;
  /** Whether minor units are shown: only when there are any, always, or never. */
  fraction?: Fraction;
}

/** An amount of money: seen as a figure with its sign, heard as a number with the name of its currency. */
export function Price(props: PriceProps) {
  const {
    amountMinor,
    currency,
    locale = 'en-IN',
    size = 'm',
    prefix,
    suffix,
    signed = false,
    fraction = 'auto',
    ...rest
  } = props;
  const format = { currency, locale, fraction, signed };
  return (
    <span {...rest} className={css.price}>
      {hasContent(prefix) && <span className={css.around}>{prefix} </span>}
      <span className={classes(css.figure, variant('Price', 'size', size, css.size))}>
        {/* Kept apart from what is read from right to left around it: a minus would change sides. */}
        <bdi aria-hidden="true">{priceFormatter(format)(amountMinor)}</bdi>
        <span className={css.spoken}>
          <VisuallyHidden>{spokenPriceFormatter(format)(amountMinor)}</VisuallyHidden>
        </span>
      </span>
      {hasContent(suffix) && <span className={css.around}> {suffix}</span>}
    </span>
  );
}
