import type { ReactNode } from 'react';
import { surfaces } from '../../css/surfaces.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { isGiven } from '../field/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import * as css from './booking-status.css.ts';

export type BookingStatusState = 'PENDING' | 'SUCCESSFUL' | 'EXPIRED' | 'CANCELLED' | 'REFUNDED';

export interface BookingStatusProps extends ElementProps<'span'> {
  state: BookingStatusState;
  /** The words of the paid mark; none is drawn without them. */
  paid?: ReactNode;
}

interface Look {
  icon: IconName;
  surface: 'success' | 'warning' | 'danger' | 'info' | 'sunken';
}

const LOOKS: Readonly<Record<BookingStatusState, Look>> = {
  PENDING: { icon: 'clock', surface: 'warning' },
  SUCCESSFUL: { icon: 'success', surface: 'success' },
  EXPIRED: { icon: 'failed', surface: 'sunken' },
  CANCELLED: { icon: 'failed', surface: 'danger' },
  REFUNDED: { icon: 'receipt', surface: 'info' },
};

/** Where a booking stands, and whether it is paid. */
export function BookingStatus({ state, paid, children, ...rest }: BookingStatusProps) {
  const { icon, surface } = LOOKS[state];
  return (
    <span {...rest} data-state={state} className={css.status}>
      <span className={classes(surfaces[surface], css.label)}>
        <Icon name={icon} size="s" />
        <span>{children}</span>
      </span>
      {isGiven(paid) && (
        <span className={classes(css.label, css.paid)}>
          <Icon name="check" size="s" />
          <span>{paid}</span>
        </span>
      )}
    </span>
  );
}
