import { classes, type ElementProps } from '../../element-props.ts';
import { variant } from '../../variant.ts';
import { Icon, type IconName } from '../icon/index.ts';
import * as css from './availability-label.css.ts';

export type AvailabilityState = keyof typeof css.state;

export interface AvailabilityLabelProps extends ElementProps<'span'> {
  /** How many are left. The text says it; the icon repeats it. */
  state: AvailabilityState;
}

const SIGNS: Readonly<Record<AvailabilityState, IconName>> = {
  available: 'success',
  few: 'clock',
  held: 'lock',
  none: 'failed',
};

/** Availability of a room or a day. `data-state`: available | few | held | none. */
export function AvailabilityLabel({ state, children, ...rest }: AvailabilityLabelProps) {
  return (
    <span
      {...rest}
      data-state={state}
      className={classes(css.label, variant('AvailabilityLabel', 'state', state, css.state))}
    >
      <Icon name={SIGNS[state]} size="s" />
      <span className={css.words}>{children}</span>
    </span>
  );
}
