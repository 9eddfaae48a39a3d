import type { ReactNode } from 'react';
import { classes, type ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { variant } from '../../variant.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { type Fraction, priceFormatter, type PriceUnit, spokenPriceFormatter } from './format-price.ts';
import * as css from './price.css.ts';

export interface PriceProps extends Omit<ElementProps<'span'>, 'children' | 'prefix'> {
  /** The amount in minor units. */
  amountMinor: number;
  /** The currency and its decimals, such as those of a quote. */
  unit: PriceUnit;
  /** The locale in which the hotel writes amounts, such as en-IN. */
  locale: string;
  /** The size of the figure. */
  size?: keyof typeof css.size;
  /** Shown before the figure, such as "from". */
  prefix?: ReactNode;
  /** Shown after the figure, such as "per night". */
  suffix?: ReactNode;
  /** The currency's code after the figure, for a total whose symbol is also that of another currency: "USD". */
  code?: string | undefined;
  /** Adds a plus to surcharges, such as breakfast. */
  signed?: boolean;
  /** Whether to show minor units: only if there are any, always, or never. */
  fraction?: Fraction;
}

/** An amount of money: shown as a figure, announced with the currency's name. */
export function Price(props: PriceProps) {
  const {
    amountMinor,
    unit,
    locale,
    size = 'm',
    prefix,
    suffix,
    signed = false,
    fraction = 'auto',
    code,
    ...rest
  } = props;
  const format = { unit, locale, fraction, signed };
  return (
    <span {...rest} className={css.price}>
      {hasContent(prefix) && <span className={css.around}>{prefix} </span>}
      <span className={classes(css.figure, variant('Price', 'size', size, css.size))}>
        {/* Isolated from right-to-left text, where a minus would change sides; a translator would write other digits. */}
        <bdi aria-hidden="true" translate="no">
          {priceFormatter(format)(amountMinor)}
          {code !== undefined && <span className={css.code}>{` ${code}`}</span>}
        </bdi>
        <span className={css.spoken}>
          <VisuallyHidden>{spokenPriceFormatter(format)(amountMinor)}</VisuallyHidden>
        </span>
      </span>
      {hasContent(suffix) && <span className={css.around}> {suffix}</span>}
    </span>
  );
}
