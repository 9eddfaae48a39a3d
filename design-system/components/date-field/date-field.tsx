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
  /** The day as YYYY-MM-DD. Empty for none. */
  value?: string | undefined;
  /** The first value, as YYYY-MM-DD, if the parent does not control it. */
  defaultValue?: string | undefined;
  /** The earliest day, as YYYY-MM-DD. */
  min?: string | undefined;
  /** The latest day, as YYYY-MM-DD. */
  max?: string | undefined;
}

/**
 * A calendar day, typed or picked with the browser's own control. `data-state`: valid | invalid, on the field;
 * `readonly` and `disabled` are the input's own.
 */
export function DateField(props: DateFieldProps) {
  const { words, native } = splitField(props);
  return (
    <Field {...words}>
      {(wiring) => <input {...native} {...wiring} type="date" className={classes(control, css.date)} />}
    </Field>
  );
}
