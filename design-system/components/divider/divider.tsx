import { classes, type ElementProps } from '../../element-props.ts';
import * as css from './divider.css.ts';

export interface DividerProps extends Omit<ElementProps<'div'>, 'children' | 'role'> {
  /** Adds a small diamond in the middle, to separate subjects. */
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
