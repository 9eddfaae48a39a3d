import type { ChangeEvent } from 'react';
import { classes, type ElementProps } from '../../element-props.ts';
import { Field, type FieldWords, splitField } from '../field/index.ts';
import { control } from '../../css/control.css.ts';
import * as css from './otp-field.css.ts';

export interface OtpFieldProps
  extends
    Omit<ElementProps<'input'>, 'id' | 'type' | 'maxLength' | 'inputMode' | 'autoComplete'>,
    FieldWords {
  /** How many digits the code has. */
  length?: 4 | 6 | 8;
  /** Called with the code when the last digit is there. */
  onComplete?: (code: string) => void;
}

/** A mailed code: one real field, so that paste and the phone's suggestion work; blanks and hyphens are dropped. */
export function OtpField({ length = 6, onComplete, onChange, ...props }: OtpFieldProps) {
  const { words, native } = splitField(props);

  function clean(event: ChangeEvent<HTMLInputElement>) {
    const code = event.currentTarget.value.replaceAll(/\D/g, '').slice(0, length);
    // Written back before the parent hears of it: form libraries read the element, not an argument.
    event.currentTarget.value = code;
    onChange?.(event);
    if (code.length === length) onComplete?.(code);
  }

  return (
    <Field {...words}>
      {(wiring) => (
        <input
          {...native}
          {...wiring}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          className={classes(control, css.otp, css.length[length])}
          onChange={clean}
        />
      )}
    </Field>
  );
}
