import type { ReactNode } from 'react';
import { classes, type ElementProps } from '../../element-props.ts';
import { isGiven } from '../field/index.ts';
import { type Fraction, priceFormatter } from './format-price.ts';
import * as css from './price.css.ts';

export interface PriceProps extends Omit<ElementProps<'span'>, 'children' | 'prefix'> {
  /** The amount in the smallest unit of the currency. */
  amountMinor: number;
  /** Three letters, such as INR. */
  currency: string;
  locale?: string;
  size?: keyof typeof css.size;
  /** Stands before the figure, such as "from". */
  prefix?: ReactNode;
  /** Stands after the figure, such as "per night". */
  suffix?: ReactNode;
  fraction?: Fraction;
}

/** An amount of money. */
export function Price(props: PriceProps) {
  const {
    amountMinor,
    currency,
    locale = 'en-IN',
    size = 'm',
    prefix,
    suffix,
    fraction = 'auto',
    ...rest
  } = props;
  const format = priceFormatter({ currency, locale, fraction });
  return (
    <span {...rest} className={css.price}>
      {isGiven(prefix) && <span className={css.around}>{prefix} </span>}
      <span className={classes(css.figure, css.size[size])}>{format(amountMinor)}</span>
      {isGiven(suffix) && <span className={css.around}> {suffix}</span>}
    </span>
  );
}
