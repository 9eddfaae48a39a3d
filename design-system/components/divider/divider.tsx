import { classes, type ElementProps } from '../../element-props.ts';
import * as css from './divider.css.ts';

export interface DividerProps extends Omit<ElementProps<'div'>, 'children' | 'role'> {
  /** Sets a small diamond in the middle, for the turn from one subject to the next. */
  ornament?: boolean;
}

/** A hairline between two subjects. */
export function Divider({ ornament = false, ...rest }: DividerProps) {
  return (
    <div {...rest} role="separator" className={classes(css.divider, !ornament && css.plain)}>
      {ornament && <span className={css.mark} />}
    </div>
  );
}
