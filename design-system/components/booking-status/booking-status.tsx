import type { ReactNode } from 'react';
import { classes, type ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { variant } from '../../variant.ts';
import { Icon, type IconName } from '../icon/index.ts';
import * as css from './booking-status.css.ts';

export type BookingStatusState = keyof typeof css.state;

export interface BookingStatusProps extends ElementProps<'span'> {
  /** The status of the booking. The text says it; colour and icon repeat it. */
  state: BookingStatusState;
  /** The text of the paid mark. Omit it to show none. */
  paid?: ReactNode;
}

const SIGNS: Readonly<Record<BookingStatusState, IconName>> = {
  PENDING: 'clock',
  SUCCESSFUL: 'success',
  EXPIRED: 'failed',
  CANCELLED: 'failed',
  REFUNDED: 'receipt',
  NO_SHOW: 'warning',
};

/**
 * The status of a booking, and whether it is paid. `data-state`: PENDING | SUCCESSFUL | EXPIRED | CANCELLED | REFUNDED
 * | NO_SHOW.
 */
export function BookingStatus({ state, paid, children, ...rest }: BookingStatusProps) {
  return (
    <span {...rest} data-state={state} className={css.status}>
      <span className={classes(css.label, variant('BookingStatus', 'state', state, css.state))}>
        <Icon name={SIGNS[state]} size="s" />
        <span className={css.words}>{children}</span>
      </span>
      {hasContent(paid) && (
        <span className={classes(css.label, css.paid)}>
          <Icon name="check" size="s" />
          <span className={css.words}>{paid}</span>
        </span>
      )}
    </span>
  );
}
