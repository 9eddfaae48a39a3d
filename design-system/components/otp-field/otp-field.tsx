import { type ChangeEvent, useRef } from 'react';
import { control } from '../../css/control.css.ts';
import { digitsOf } from '../../digits.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { variant } from '../../variant.ts';
import { Field, type FieldWords, splitField } from '../field/index.ts';
import * as css from './otp-field.css.ts';

export interface OtpFieldProps
  extends
    Omit<
      ElementProps<'input'>,
      'id' | 'type' | 'maxLength' | 'inputMode' | 'autoComplete' | 'aria-describedby'
    >,
    FieldWords {
  /** The number of digits. */
  length?: keyof typeof css.length;
  /** Called with the code after the last digit. */
  onComplete?: (code: string) => void;
}

/**
 * A field for a mailed code. It is one real field, so paste and the phone's suggestion work. Spaces, hyphens and text
 * around the digits are dropped, and digits of other scripts become 0 to 9. `data-state`: valid | invalid, on the
 * field; `readonly` and `disabled` are the input's own.
 */
export function OtpField({ length = 6, onComplete, onChange, ...props }: OtpFieldProps) {
  const { words, native } = splitField(props);
  const lastCode = useRef('');

  function clean(event: ChangeEvent<HTMLInputElement>) {
    const digits = digitsOf(event.currentTarget.value);
    const code = digits.slice(0, length);
    // Write the value before calling the parent: form libraries read the element.
    event.currentTarget.value = code;
    onChange?.(event);
    // One digit too many must not send the code twice, but the same code pasted again must.
    const isRepeated = digits.length > length && code === lastCode.current;
    lastCode.current = code;
    if (code.length === length && !isRepeated) onComplete?.(code);
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
          className={classes(control, css.otp, variant('OtpField', 'length', length, css.length))}
          onChange={clean}
        />
      )}
    </Field>
  );
}
