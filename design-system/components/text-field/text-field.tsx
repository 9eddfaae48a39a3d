import { type ReactNode, useId } from 'react';
import { control } from '../../css/control.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { variant } from '../../variant.ts';
import { Field, type FieldWords, splitField } from '../field/index.ts';
import * as css from './text-field.css.ts';

const TYPES = {
  text: 'text',
  email: 'email',
  tel: 'tel',
  url: 'url',
  search: 'search',
  password: 'password',
} as const;

export interface TextFieldProps
  extends Omit<ElementProps<'input'>, 'id' | 'type' | 'prefix' | 'size' | 'aria-describedby'>, FieldWords {
  /** The kind of text, which also selects a phone's keyboard. */
  type?: keyof typeof TYPES;
  /** Shown before the text, such as a currency. Announced with the hint. */
  prefix?: ReactNode;
}

/**
 * One line of text. `data-state`: valid | invalid, on the field; `readonly`, `disabled` and the rest are the input's
 * own.
 */
export function TextField({ type = 'text', prefix, ...props }: TextFieldProps) {
  const { words, native } = splitField(props);
  const prefixId = useId();
  const hasPrefix = hasContent(prefix);
  if (hasPrefix) words['aria-describedby'] = classes(prefixId, words['aria-describedby']);
  return (
    <Field {...words}>
      {(wiring) => {
        const input = (
          <input
            {...native}
            {...wiring}
            type={variant('TextField', 'type', type, TYPES)}
            className={classes(control, hasPrefix && css.prefixed)}
          />
        );
        if (!hasPrefix) return input;
        return (
          <span className={css.frame}>
            <span id={prefixId} className={css.prefix}>
              {prefix}
            </span>
            {input}
          </span>
        );
      }}
    </Field>
  );
}
