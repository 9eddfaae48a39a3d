import { classes, type ElementProps } from '../../element-props.ts';
import { Field, type FieldWords, splitField } from '../field/index.ts';
import { control } from '../../css/control.css.ts';
import { Icon } from '../icon/index.ts';
import * as css from './select.css.ts';

export interface SelectProps extends Omit<ElementProps<'select'>, 'id' | 'multiple' | 'size'>, FieldWords {}

/** One of a short list; the browser's own, so that it works everywhere. Children are `option` elements. */
export function Select(props: SelectProps) {
  const { words, native } = splitField(props);
  return (
    <Field {...words}>
      {(wiring) => (
        <span className={css.frame}>
          <select {...native} {...wiring} className={classes(control, css.select)} />
          <span className={css.chevron}>
            <Icon name="chevron-down" size="s" />
          </span>
        </span>
      )}
    </Field>
  );
}
