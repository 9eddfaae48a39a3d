import type { ElementProps } from '../../element-props.ts';
import { Field, type FieldWords, isGiven, splitField } from '../field/index.ts';
import { control } from '../../css/control.css.ts';
import type { ReactNode } from 'react';
import * as css from './text-field.css.ts';

export interface TextFieldProps
  extends Omit<ElementProps<'input'>, 'id' | 'type' | 'prefix' | 'size'>, FieldWords {
  /** What kind of words go in; it chooses the keyboard on a phone. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password';
  /** Drawn before the typed words, such as a dialling code. */
  prefix?: ReactNode;
}

/** One line of typed words. */
export function TextField({ type = 'text', prefix, ...props }: TextFieldProps) {
  const { words, native } = splitField(props);
  return (
    <Field {...words}>
      {(wiring) => {
        const input = <input {...native} {...wiring} type={type} className={control} />;
        if (!isGiven(prefix)) return input;
        return (
          <span className={css.frame}>
            <span className={css.prefix}>{prefix}</span>
            {input}
          </span>
        );
      }}
    </Field>
  );
}
