import { below, control, overlaid } from '../../css/control.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { Field, type FieldWords, splitField } from '../field/index.ts';
import * as css from './select.css.ts';

export interface SelectProps
  extends Omit<ElementProps<'select'>, 'id' | 'multiple' | 'size' | 'aria-describedby'>, FieldWords {}

/**
 * A native select. Children are `option` elements. `data-state`: valid | invalid, on the field; `disabled` is the
 * select's own.
 */
export function Select(props: SelectProps) {
  const { words, native } = splitField(props);
  return (
    <Field {...words}>
      {(wiring) => (
        <span className={classes(overlaid, css.frame)}>
          <select {...native} {...wiring} className={classes(control, below, css.select)} />
        </span>
      )}
    </Field>
  );
}
