import { classes, type ElementProps } from '../../element-props.ts';
import { Field, type FieldWords, splitField } from '../field/index.ts';
import { control } from '../../css/control.css.ts';
import * as css from './text-area.css.ts';

export interface TextAreaProps
  extends Omit<ElementProps<'textarea'>, 'id' | 'aria-describedby'>, FieldWords {}

/**
 * Several lines of text. It grows with them where the browser can; elsewhere its corner can be dragged. `data-state`:
 * valid | invalid, on the field; `readonly` and `disabled` are the text area's own.
 */
export function TextArea({ rows = 4, ...props }: TextAreaProps) {
  const { words, native } = splitField(props);
  return (
    <Field {...words}>
      {(wiring) => <textarea {...native} {...wiring} rows={rows} className={classes(control, css.area)} />}
    </Field>
  );
}
