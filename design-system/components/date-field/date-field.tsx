import { control } from '../../css/control.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { Field, type FieldWords, splitField } from '../field/index.ts';
import * as css from './date-field.css.ts';

export interface DateFieldProps
  extends
    Omit<
      ElementProps<'input'>,
      'id' | 'type' | 'min' | 'max' | 'value' | 'defaultValue' | 'aria-describedby'
    >,
    FieldWords {
  /** The day as YYYY-MM-DD; empty for none. */
  value?: string | undefined;
  /** The day at first, as YYYY-MM-DD; the field keeps it from then on. */
  defaultValue?: string | undefined;
  /** The first day that can be chosen, as YYYY-MM-DD. */
  min?: string | undefined;
  /** The last day that can be chosen, as YYYY-MM-DD. */
  max?: string | undefined;
}

/**
 * A calendar day: typed or picked, in the browser's own way.
 * `data-state`: valid | invalid, on the field; `readonly` and `disabled` are the input's own.
 */
export function DateField(props: DateFieldProps) {
  const { words, native } = splitField(props);
  return (
    <Field {...words}>
      {(wiring) => <input {...native} {...wiring} type="date" className={classes(control, css.date)} />}
    </Field>
  );
}
