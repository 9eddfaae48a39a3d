import { classes, type ElementProps } from '../../element-props.ts';
import { Icon, type IconName } from '../icon/index.ts';
import * as css from './availability-label.css.ts';

export type AvailabilityState = keyof typeof css.state;

export interface AvailabilityLabelProps extends ElementProps<'span'> {
  /** How many are left; the words say it, the sign only underlines it. */
  state: AvailabilityState;
}

const SIGNS: Readonly<Record<AvailabilityState, IconName>> = {
  available: 'success',
  few: 'clock',
  held: 'lock',
  none: 'failed',
};

/** Whether something can be had. */
export function AvailabilityLabel({ state, children, ...rest }: AvailabilityLabelProps) {
  return (
    <span {...rest} data-state={state} className={classes(css.label, css.state[state])}>
      <Icon name={SIGNS[state]} size="s" />
      <span>{children}</span>
    </span>
  );
}
