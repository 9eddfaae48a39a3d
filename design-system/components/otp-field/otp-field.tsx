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
  /** How many digits the code has. */
  length?: keyof typeof css.length;
  /** Called with the code when the last digit is there. */
  onComplete?: (code: string) => void;
}

/**
 * A mailed code: one real field, so that paste and the phone's suggestion work. Blanks, hyphens and words around the digits are
 * dropped, and digits of other scripts become 0 to 9.
 * `data-state`: valid | invalid, on the field; `readonly` and `disabled` are the input's own.
 */
export function OtpField({ length = 6, onComplete, onChange, ...props }: OtpFieldProps) {
  const { words, native } = splitField(props);
  const lastCode = useRef('');

  function clean(event: ChangeEvent<HTMLInputElement>) {
    const digits = digitsOf(event.currentTarget.value);
    const code = digits.slice(0, length);
    // Written back before the parent hears of it: form libraries read the element, not an argument.
    event.currentTarget.value = code;
    onChange?.(event);
    // A digit too many changes nothing, and must not send the code twice; the same code pasted again is meant.
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
